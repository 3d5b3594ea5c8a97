import type { FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import type { Site } from "../deps.ts";

/** Returns options for /openapi.json, which is generated from the schemas that validate requests. */
export const openApi = (site: Site): FastifyDynamicSwaggerOptions => ({
  openapi: {
    openapi: "3.1.0",
    info: {
      title: "Dubdeck",
      version: site.version,
      description: "Dubs videos into other languages. Errors are `{message, code, request_id}`.",
    },
    servers: [{ url: site.publicUrl }],
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "A session's token or an API key." },
      },
    },
  },
  transform: (input) => {
    const described = jsonSchemaTransform(input);
    const { access = "public" } = input.route.config ?? {};
    if (access === "public") return described;
    return { ...described, schema: { ...described.schema, security: [{ bearer: [] }] } };
  },
  transformObject: (input) => readable(jsonSchemaTransformObject(input)),
});

/** Descriptions of the response statuses, the same for every route. */
const MEANINGS: Readonly<Record<string, string>> = {
  200: "Done",
  201: "Created",
  302: "To the file",
  400: "BAD_REQUEST: the input is incorrect; the message names the field",
  401: "UNAUTHORIZED: no valid session or API key",
  402: "QUOTA_EXCEEDED: the month's minutes or the storage do not cover the video",
  403: "PLAN_REQUIRED: the plan does not allow it",
  404: "NOT_FOUND: not there, or not yours",
  409: "CONFLICT: not in this state",
  413: "TOO_LARGE: larger than the plan allows",
  415: "UNSUPPORTED_TYPE: not MP4, MOV or AVI",
  422: "UNPROCESSABLE: not a video with sound, or a language or voice that is not available",
  429: "RATE_LIMITED: see Retry-After",
  503: "UNAVAILABLE: a service behind is down",
};

/** Adds descriptions to the responses, and drops the long patterns that only repeat a format. */
function readable<T>(document: T): T {
  return JSON.parse(JSON.stringify(document), (key, value) => {
    if (key === "responses") return withMeanings(value);
    if (isRecord(value) && "format" in value) return { ...value, pattern: undefined };
    return value;
  }) as T;
}

const withMeanings = (responses: Record<string, object>) =>
  Object.fromEntries(
    Object.entries(responses).map(([status, answer]) => [
      status,
      { ...answer, description: MEANINGS[status] },
    ]),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
