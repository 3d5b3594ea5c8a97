import { createImportSchema } from "@dubdeck/domain";
import { cancelImport } from "../use-cases/imports/cancel-import.ts";
import { createImport } from "../use-cases/imports/create-import.ts";
import { getImport } from "../use-cases/imports/read-imports.ts";
import { answers, callerOf, idOf, idParams, type RestRoutes } from "./route.ts";
import { restImportSchema, toRestImport } from "./schemas.ts";

const tags = ["Imports"];

export const importRoutes: RestRoutes = (app, deps) => {
  app.route({
    method: "POST",
    url: "/imports",
    config: { access: "user" },
    schema: {
      tags,
      summary: "Import a video by link",
      description:
        "From YouTube, X, TikTok, Instagram, Vimeo, Google Drive, Dropbox and many other sites, or the address of a video file. Ask for the import until it is completed; then it names its video.",
      body: createImportSchema,
      response: answers(201, restImportSchema, [
        "BAD_REQUEST",
        "UNAUTHORIZED",
        "QUOTA_EXCEEDED",
        "CONFLICT",
        "RATE_LIMITED",
      ]),
    },
    handler: async (request, reply) => {
      const created = await createImport(deps, callerOf(request).user, request.body);
      return reply.code(201).send(toRestImport(created));
    },
  });

  app.route({
    method: "GET",
    url: "/imports/:id",
    config: { access: "user" },
    schema: {
      tags,
      summary: "An import",
      params: idParams,
      response: answers(200, restImportSchema, ["UNAUTHORIZED", "NOT_FOUND"]),
    },
    handler: async (request) =>
      toRestImport(await getImport(deps, callerOf(request).user, idOf(request.params))),
  });

  app.route({
    method: "POST",
    url: "/imports/:id/cancel",
    config: { access: "user" },
    schema: {
      tags,
      summary: "Stop an import",
      params: idParams,
      response: answers(200, restImportSchema, [
        "UNAUTHORIZED",
        "NOT_FOUND",
        "CONFLICT",
        "UNAVAILABLE",
      ]),
    },
    handler: async (request) =>
      toRestImport(await cancelImport(deps, callerOf(request).user, idOf(request.params))),
  });
};
