import { expect, test } from "vitest";
import { operationsOf } from "./openapi.ts";
import { exampleOf, typeText } from "./schema-text.ts";

const DOCUMENT = {
  paths: {
    "/jobs/{id}": {
      get: {
        tags: ["Jobs"],
        summary: "A job",
        security: [{ bearer: [] }],
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        responses: {
          200: {
            content: { "application/json": { schema: { $ref: "#/components/schemas/Job" } } },
          },
          404: { description: "Default Response" },
        },
      },
    },
  },
  components: {
    schemas: { Job: { type: "object", properties: { progress: { type: "integer" } } } },
  },
} as const;

test("reads the calls of a document with references resolved", () => {
  const [operation] = operationsOf(DOCUMENT);
  expect(operation).toMatchObject({
    id: "get-jobs-id",
    tag: "Jobs",
    method: "GET",
    path: "/jobs/{id}",
    secured: true,
    body: null,
  });
  expect(operation?.answers).toEqual([
    { status: "200", description: "", schema: DOCUMENT.components.schemas.Job },
    { status: "404", description: "", schema: null },
  ]);
});

test("names types and makes examples", () => {
  expect(typeText({ type: "string", format: "uuid" })).toBe("string (uuid)");
  expect(typeText({ enum: ["es", "fr"] })).toBe('"es" | "fr"');
  expect(typeText({ anyOf: [{ type: "string" }, { type: "null" }] })).toBe("string | null");
  expect(
    exampleOf({
      properties: { name: { type: "string" }, dual: { type: "boolean", default: false }, more: {} },
      required: ["name", "dual"],
    }),
  ).toEqual({ name: "", dual: false });
});
