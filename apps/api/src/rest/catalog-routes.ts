import { languageCodeSchema, languageSchema, voiceSchema } from "@dubdeck/domain";
import { z } from "zod";
import { listVoices } from "../use-cases/catalog/list-voices.ts";
import { answers, type RestRoutes } from "./route.ts";

const tags = ["Catalogue"];

export const catalogRoutes: RestRoutes = (app, deps) => {
  app.route({
    method: "GET",
    url: "/languages",
    schema: {
      tags,
      summary: "Target languages",
      description: "A language that is not available says why.",
      response: answers(200, z.array(languageSchema), "UNAVAILABLE"),
    },
    handler: () => deps.catalog.languages(),
  });

  app.route({
    method: "GET",
    url: "/voices",
    schema: {
      tags,
      summary: "The voices of the caller's plan",
      description: "Without a token: the starter's voices.",
      querystring: z.object({ lang: languageCodeSchema.optional() }),
      response: answers(200, z.array(voiceSchema), "BAD_REQUEST", "UNAVAILABLE"),
    },
    handler: ({ identity, query }) =>
      listVoices(deps, identity?.user.plan ?? "starter", query.lang),
  });
};
