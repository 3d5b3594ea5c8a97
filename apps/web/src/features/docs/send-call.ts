import type { Operation } from "./openapi.ts";

export interface CallResult {
  readonly status: string;
  readonly ms: number;
  readonly text: string;
}

/**
 * Sends an API call from form values; parameters are named `param-NAME`. Returns network errors as
 * a result too, with the duration in ms.
 */
export async function sendCall(
  { method, path, parameters, body }: Operation,
  key: string,
  values: Readonly<Record<string, string>>,
): Promise<CallResult> {
  const valueOf = (name: string) => values[`param-${name}`] ?? "";
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(valueOf(name)),
  );
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === "query" && valueOf(parameter.name))
      .map(({ name }) => [name, valueOf(name)]),
  );
  const started = performance.now();
  try {
    const response = await fetch(query.size ? `${filled}?${query}` : filled, {
      method,
      headers: {
        ...(key && { authorization: `Bearer ${key}` }),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: values["body"] ?? "" }),
    });
    const text = await response.text();
    return {
      status: `${response.status} ${response.statusText}`.trim(),
      ms: since(started),
      text: pretty(text),
    };
  } catch {
    return { status: "No answer", ms: since(started), text: "Network error" };
  }
}

const since = (started: number): number => Math.round(performance.now() - started);

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text || "(empty)";
  }
}
