import { Readable } from "node:stream";
import { exportData } from "../use-cases/account/export-data.ts";
import { callerOf, type RestRoutes } from "./route.ts";

/** Adds the account export, which the site requests outside tRPC because it is streamed. */
export const accountRoutes: RestRoutes = (app, deps) => {
  app.route({
    method: "GET",
    url: "/account/export",
    config: { access: "session" },
    schema: { hide: true },
    handler: async (request, reply) => {
      const { user } = callerOf(request);
      await deps.limits.take("exportUser", user.id);
      return reply
        .header("content-disposition", 'attachment; filename="dubdeck-export.json"')
        .type("application/json")
        .send(Readable.from(exportData(deps, user)));
    },
  });
};
