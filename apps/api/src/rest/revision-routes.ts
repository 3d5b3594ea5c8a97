import { z } from "zod";
import {
  createRevision,
  listRevisions,
  renameRevision,
  restoreRevision,
} from "../use-cases/studio/revisions.ts";
import { priceOfScript } from "../use-cases/studio/get-studio.ts";
import {
  numberSchema,
  priceSchema,
  revisionNameSchema,
  revisionSchema,
} from "../use-cases/studio/schemas.ts";
import { answers, callerOf, idOf, idParams, type RestRoutes } from "./route.ts";
import { toWire, wireSchema } from "./wire.ts";

const tags = ["Studio"];
const config = { access: "user" } as const;
const restRevisionSchema = wireSchema(revisionSchema, "Revision");
const revisionParams = idParams.extend({ number: z.coerce.number().pipe(numberSchema) });
const list = z.array(restRevisionSchema);

export const revisionRoutes: RestRoutes = (app, deps) => {
  app.route({
    method: "GET",
    url: "/jobs/:id/revisions",
    config,
    schema: {
      tags,
      summary: "The dub's revisions, newest first",
      description: "Revision 1 is the first dub. A revision's id is also a job's.",
      params: idParams,
      response: answers(200, list, ["UNAUTHORIZED", "NOT_FOUND"]),
    },
    handler: async (request) => {
      const rows = await listRevisions(deps, callerOf(request).user, idOf(request.params));
      return rows.map((row) => toWire(revisionSchema, row));
    },
  });

  app.route({
    method: "GET",
    url: "/jobs/:id/price",
    config,
    schema: {
      tags,
      summary: "What the edited script would cost as a revision",
      description: "Only lines whose sound changes cost, by their length.",
      params: idParams,
      response: answers(200, wireSchema(priceSchema), ["UNAUTHORIZED", "NOT_FOUND", "CONFLICT"]),
    },
    handler: async (request) => {
      const price = await priceOfScript(deps, callerOf(request).user, idOf(request.params));
      return toWire(priceSchema, price);
    },
  });

  app.route({
    method: "POST",
    url: "/jobs/:id/revisions",
    config,
    schema: {
      tags,
      summary: "Dub the edited script",
      description:
        "Speaks only the lines that changed. The published dub stays until the revision is complete. With `expected_ms`, it is refused at any other price.",
      params: idParams,
      body: z
        .object({
          name: revisionNameSchema.default(null),
          expected_ms: z.int().nonnegative().optional(),
        })
        .nullish(),
      response: answers(201, restRevisionSchema, [
        "BAD_REQUEST",
        "UNAUTHORIZED",
        "QUOTA_EXCEEDED",
        "NOT_FOUND",
        "CONFLICT",
        "UNPROCESSABLE",
      ]),
    },
    handler: async (request, reply) => {
      const { name = null, expected_ms: expectedMs } = request.body ?? {};
      const order = { jobId: idOf(request.params), name, expectedMs };
      const revision = await createRevision(deps, callerOf(request).user, order);
      return reply.code(201).send(toWire(revisionSchema, revision));
    },
  });

  app.route({
    method: "PATCH",
    url: "/jobs/:id/revisions/:number",
    config,
    schema: {
      tags,
      summary: "Name a revision",
      params: revisionParams,
      body: z.object({ name: revisionNameSchema }),
      response: answers(200, restRevisionSchema, ["BAD_REQUEST", "UNAUTHORIZED", "NOT_FOUND"]),
    },
    handler: async (request) => {
      const { number } = request.params;
      const change = { jobId: idOf(request.params), number, name: request.body.name };
      return toWire(revisionSchema, await renameRevision(deps, callerOf(request).user, change));
    },
  });

  app.route({
    method: "POST",
    url: "/jobs/:id/revisions/:number/restore",
    config,
    schema: {
      tags,
      summary: "Publish an earlier revision again, and take its script back",
      description: "Costs nothing, and can be undone like an edit.",
      params: revisionParams,
      response: answers(200, list, ["BAD_REQUEST", "UNAUTHORIZED", "NOT_FOUND", "CONFLICT"]),
    },
    handler: async (request) => {
      const wanted = { jobId: idOf(request.params), number: request.params.number };
      const rows = await restoreRevision(deps, callerOf(request), wanted);
      return rows.map((row) => toWire(revisionSchema, row));
    },
  });
};
