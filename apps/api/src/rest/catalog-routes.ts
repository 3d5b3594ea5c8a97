import { languageCodeSchema, languageSchema } from "@dubdeck/domain";
import { z } from "zod";
import { listVoices } from "../use-cases/catalog/list-voices.ts";
import { sampleOfVoice } from "../use-cases/catalog/sample-of-voice.ts";
import { answers, type RestRoutes } from "./route.ts";
import { redirectAnswer, redirectQuery, restUrlSchema } from "./schemas.ts";
import { restVoiceSchema, toRestVoice } from "./voice-schemas.ts";

const tags = ["Catalogue"];

export const catalogRoutes: RestRoutes = (app, deps) => {
  app.route({
    method: "GET",
    url: "/languages",
    schema: {
      tags,
      summary: "Target languages",
      description: "A language that is not available says why.",
      response: answers(200, z.array(languageSchema), ["UNAVAILABLE"]),
    },
    handler: () => deps.catalog.languages(),
  });

  app.route({
    method: "GET",
    url: "/voices",
    schema: {
      tags,
      summary: "The voices of the caller's plan",
      description: "With `lang` also your custom voices. Without a token: the starter's voices.",
      querystring: z.object({ lang: languageCodeSchema.optional() }),
      response: answers(200, z.array(restVoiceSchema), ["BAD_REQUEST", "UNAVAILABLE"]),
    },
    handler: async ({ identity, query }) => {
      const voices = await listVoices(deps, identity?.user ?? null, query.lang);
      return voices.map(toRestVoice);
    },
  });

  app.route({
    method: "GET",
    url: "/voices/:id/sample",
    schema: {
      tags,
      summary: "A few words in a voice of the caller's plan",
      description:
        "A WAV file. Give `lang` where a voice speaks several languages, as mixes of two do.",
      params: z.object({ id: z.string().max(100) }),
      querystring: redirectQuery.extend({ lang: languageCodeSchema.optional() }),
      response: {
        ...answers(200, restUrlSchema, [
          "BAD_REQUEST",
          "PLAN_REQUIRED",
          "NOT_FOUND",
          "RATE_LIMITED",
          "UNAVAILABLE",
        ]),
        302: redirectAnswer,
      },
    },
    handler: async ({ identity, params, query }, reply) => {
      const wanted = { voice: params.id, language: query.lang };
      const found = await sampleOfVoice(deps, identity?.user ?? null, wanted);
      return query.redirect ? reply.redirect(found.url) : found;
    },
  });
};
