import { createCustomVoiceSchema, renameCustomVoiceSchema } from "@dubdeck/domain";
import { z } from "zod";
import { createCustomVoice } from "../use-cases/voices/create-custom-voice.ts";
import { listCustomVoices } from "../use-cases/voices/list-custom-voices.ts";
import { removeCustomVoice } from "../use-cases/voices/remove-custom-voice.ts";
import { renameCustomVoice } from "../use-cases/voices/rename-custom-voice.ts";
import { answers, callerOf, idOf, idParams, type RestRoutes } from "./route.ts";
import { restCustomVoiceSchema, toRestCustomVoice } from "./voice-schemas.ts";

const tags = ["Custom voices"];
const config = { access: "user" } as const;

export const customVoiceRoutes: RestRoutes = (app, deps) => {
  app.route({
    method: "GET",
    url: "/voices/custom",
    config,
    schema: {
      tags,
      summary: "The voices that you have mixed",
      description: "By name. `GET /voices?lang=` lists them too, among those of the language.",
      response: answers(200, z.array(restCustomVoiceSchema), ["UNAUTHORIZED", "PLAN_REQUIRED"]),
    },
    handler: async (request) =>
      (await listCustomVoices(deps, callerOf(request).user)).map(toRestCustomVoice),
  });

  app.route({
    method: "POST",
    url: "/voices/custom",
    config,
    schema: {
      tags,
      summary: "Mix two voices into one",
      description:
        "Of the voices that `GET /voices` calls mixable. The mix speaks every language; hear it first at `/voices/{id}/sample`, with an id such as `af_heart*0.6+am_onyx*0.4`, the larger share first.",
      body: createCustomVoiceSchema,
      response: answers(201, restCustomVoiceSchema, [
        "BAD_REQUEST",
        "UNAUTHORIZED",
        "PLAN_REQUIRED",
        "CONFLICT",
        "UNPROCESSABLE",
        "UNAVAILABLE",
      ]),
    },
    handler: async (request, reply) => {
      const created = await createCustomVoice(deps, callerOf(request).user, request.body);
      return reply.code(201).send(toRestCustomVoice(created));
    },
  });

  app.route({
    method: "PATCH",
    url: "/voices/custom/:id",
    config,
    schema: {
      tags,
      summary: "Rename one of your voices",
      description: "Its dubs show the new name.",
      params: idParams,
      body: renameCustomVoiceSchema,
      response: answers(200, restCustomVoiceSchema, [
        "BAD_REQUEST",
        "UNAUTHORIZED",
        "PLAN_REQUIRED",
        "NOT_FOUND",
        "CONFLICT",
      ]),
    },
    handler: async (request) => {
      const change = { id: idOf(request.params), name: request.body.name };
      return toRestCustomVoice(await renameCustomVoice(deps, callerOf(request).user, change));
    },
  });

  app.route({
    method: "DELETE",
    url: "/voices/custom/:id",
    config,
    schema: {
      tags,
      summary: "Remove one of your voices",
      description: "Dubs stay as they are; those that wait or run are finished with it.",
      params: idParams,
      response: answers(200, z.object({}), ["UNAUTHORIZED", "PLAN_REQUIRED", "NOT_FOUND"]),
    },
    handler: async (request) => {
      await removeCustomVoice(deps, callerOf(request).user, idOf(request.params));
      return {};
    },
  });
};
