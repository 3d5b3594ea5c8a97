import { deserialize, serialize } from "superjson";
import type { Answer, TestApp } from "./test-app.ts";

interface Envelope {
  result?: { data: Parameters<typeof deserialize>[0] };
  error?: { json: { message: string; data: { code: string } } };
}

/** Creates a caller of procedures over HTTP. The body is the result, or `{message, code}`. */
export function trpcCaller(app: Pick<TestApp, "call">) {
  const unwrap = (answer: Answer): Answer => {
    const { result, error } = answer.body as Envelope;
    const body = error
      ? { message: error.json.message, code: error.json.data.code }
      : deserialize<Answer["body"]>(result?.data ?? { json: null });
    return { ...answer, body };
  };
  return {
    query: async (path: string, input?: unknown, token?: string) => {
      const query = encodeURIComponent(JSON.stringify(serialize(input)));
      return unwrap(await app.call("GET", `/trpc/${path}?input=${query}`, { token }));
    },
    mutate: async (path: string, input?: unknown, token?: string) =>
      unwrap(await app.call("POST", `/trpc/${path}`, { token, body: serialize(input) })),
  };
}
