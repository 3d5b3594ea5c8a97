import { z } from "zod";
import { appRouter } from "../../trpc/router.ts";
import { callsOf } from "../access/http-attempts.ts";
import type { Things } from "../access/roles.ts";
import { CALLS, PROCEDURES, type Row } from "../access/rows.ts";
import { methodSchema, type TestApp } from "../test-app.ts";
import type { Operation } from "./http-calls.ts";
import type { Schema } from "./values.ts";

type FuzzTarget = readonly [name: string, operation: (things: Things) => Operation];

/** Lists every procedure in the router with its input schema. */
export function procedureTargets(): FuzzTarget[] {
  const all = appRouter["_def"].procedures as unknown as Record<string, Procedure>;
  return Object.entries(all).map(([path, { _def }]) => [
    path,
    (things) => ({
      method: _def.type === "query" ? "GET" : "POST",
      path,
      body: _def.inputs[0] && jsonSchema(_def.inputs[0]),
      sane: saneContent(PROCEDURES[path], things),
    }),
  ]);
}

interface Procedure {
  readonly _def: { readonly type: string; readonly inputs: readonly z.ZodType[] };
}

/** Lists every route of the server, with its schemas from /openapi.json if documented. */
export async function callTargets(app: TestApp): Promise<FuzzTarget[]> {
  const { paths } = (await app.call("GET", "/openapi.json")).body as unknown as OpenApi;
  return callsOf(app).map((call) => {
    const [method = "", path = ""] = call.split(" ");
    const described = paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
    const parameters = described?.parameters ?? [];
    const query = parameters.flatMap(({ in: where, name, schema }) =>
      where === "query" ? [[name, schema] as const] : [],
    );
    return [
      call,
      (things) => ({
        method: methodSchema.parse(method),
        path,
        body: described?.requestBody?.content["application/json"]?.schema,
        query: described ? Object.fromEntries(query) : UNDESCRIBED,
        sane: saneContent(CALLS[call], things),
      }),
    ];
  });
}

interface OpenApi {
  readonly paths: Record<string, Record<string, Described>>;
}
interface Described {
  readonly parameters?: readonly { in: string; name: string; schema: Schema }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> };
}

/** Query parameters of pages that are not part of the REST API: the till's and Google's. */
const UNDESCRIBED: Readonly<Record<string, Schema>> = Object.fromEntries(
  ["token", "code", "state", "declined", "done"].map((name) => [name, { type: "string" }]),
);

/** Converts a zod schema's input to JSON Schema. */
export const jsonSchema = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;

function saneContent(row: Row | undefined, things: Things): object | undefined {
  const content = row?.[1];
  return typeof content === "function" ? content(things) : content;
}
