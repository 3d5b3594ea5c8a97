import { appRouter } from "../../trpc/router.ts";
import { type Answer, methodSchema, type TestApp } from "../test-app.ts";
import type { Actor } from "./roles.ts";
import { CALLS, PROCEDURES, type Row } from "./rows.ts";

/** Every procedure in the router by path; true if it is a query. */
export const procedures = new Map(
  Object.entries(
    appRouter["_def"].procedures as unknown as Record<string, { _def: { type: string } }>,
  ).map(([path, procedure]) => [path, procedure["_def"].type === "query"]),
);

/** Lists every `METHOD /path` of the server, except tRPC and the site's static files. */
export function callsOf({ app }: TestApp): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent = "", path = "", methods = ""] =
        /^([│ ]*)[├└]── (\S+) \((.+)\)$/.exec(line) ?? [];
      const depth = indent.length / 4;
      above.splice(depth, above.length, path);
      const full = above.join("");
      if (full.includes("*") || full.startsWith("/trpc/")) return [];
      const offered = methods
        .split(", ")
        .filter((method) => !["HEAD", "OPTIONS", ""].includes(method));
      return offered.map((method) => `${method} ${full}`);
    });
}

/** Calls a procedure as the actor. */
export function tryProcedure(app: TestApp, path: string, actor: Actor): Promise<Answer> {
  const { token } = actor;
  const json = contentOf(PROCEDURES[path], actor);
  if (!procedures.get(path)) return app.call("POST", `/trpc/${path}`, { token, body: { json } });
  const input = encodeURIComponent(JSON.stringify({ json }));
  return app.call("GET", `/trpc/${path}?input=${input}`, { token });
}

/** Calls a path as the actor. */
export function tryCall(app: TestApp, call: string, actor: Actor): Promise<Answer> {
  const { token, things } = actor;
  const [method = "", path = ""] = call.split(" ");
  const { videoId: videos, jobId: jobs, importId: imports, customVoiceId: voices } = things;
  const { webhookId: webhooks, termId: glossary, deliveryId } = things;
  const ids = { videos, jobs, imports, voices, webhooks, glossary };
  const id = ids[path.split("/")[1] as keyof typeof ids];
  const body = contentOf(CALLS[call], actor);
  const url = Object.entries({ ":id": id, ":delivery_id": deliveryId, ...PARTS }).reduce(
    (text, [name, value]) => text.replace(name, value),
    path,
  );
  const query = method === "DELETE" && url.includes("/lines/") ? "?version=1" : "";
  return app.call(methodSchema.parse(method), url + query, { token, body });
}

/** Parts of a seeded dub. */
const PARTS = { ":line_id": "silent", ":speaker_id": "S1", ":number": "1" };

function contentOf(row: Row | undefined, { things }: Actor): object | undefined {
  const content = row?.[1];
  return typeof content === "function" ? content(things) : content;
}
