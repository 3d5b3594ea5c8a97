import { glossaryTermSchema, newTermSchema } from "@dubdeck/domain";
import { z } from "zod";
import { addTerm, changeTerm, listTerms, removeTerm } from "../use-cases/glossary/glossary.ts";
import { answers, callerOf, idOf, idParams, type RestRoutes } from "./route.ts";
import { toWire, wireSchema } from "./wire.ts";

const tags = ["Glossary"];
const config = { access: "user" } as const;
const restTermSchema = wireSchema(glossaryTermSchema, "GlossaryTerm");

const { term, language, translation, sayAs } = newTermSchema.shape;
const bodySchema = z.object({ term, language, translation, say_as: sayAs });
const changeSchema = z
  .object({
    term: term.optional(),
    language: language.unwrap().optional(),
    translation: translation.unwrap().optional(),
    say_as: sayAs.unwrap().optional(),
  })
  .refine((patch) => Object.keys(patch).length > 0, "Please name what to change.");

export const glossaryRoutes: RestRoutes = (app, deps) => {
  app.route({
    method: "GET",
    url: "/glossary",
    config,
    schema: {
      tags,
      summary: "The words that you want translated or pronounced in your own way",
      response: answers(200, z.array(restTermSchema), ["UNAUTHORIZED"]),
    },
    handler: async (request) => {
      const terms = await listTerms(deps, callerOf(request).user);
      return terms.map((each) => toWire(glossaryTermSchema, each));
    },
  });

  app.route({
    method: "POST",
    url: "/glossary",
    config,
    schema: {
      tags,
      summary: "Add a term",
      description: "Later translations follow it, and lines that are spoken from now on.",
      body: bodySchema,
      response: answers(201, restTermSchema, ["BAD_REQUEST", "UNAUTHORIZED", "CONFLICT"]),
    },
    handler: async (request, reply) => {
      const { say_as: spoken, ...rest } = request.body;
      const added = await addTerm(deps, callerOf(request).user, { ...rest, sayAs: spoken });
      return reply.code(201).send(toWire(glossaryTermSchema, added));
    },
  });

  app.route({
    method: "PATCH",
    url: "/glossary/:id",
    config,
    schema: {
      tags,
      summary: "Change a term",
      params: idParams,
      body: changeSchema,
      response: answers(200, restTermSchema, [
        "BAD_REQUEST",
        "UNAUTHORIZED",
        "NOT_FOUND",
        "CONFLICT",
      ]),
    },
    handler: async (request) => {
      const { say_as: spoken, ...rest } = request.body;
      const patch = { id: idOf(request.params), ...rest, sayAs: spoken };
      return toWire(glossaryTermSchema, await changeTerm(deps, callerOf(request).user, patch));
    },
  });

  app.route({
    method: "DELETE",
    url: "/glossary/:id",
    config,
    schema: {
      tags,
      summary: "Remove a term",
      params: idParams,
      response: answers(200, z.object({}), ["UNAUTHORIZED", "NOT_FOUND"]),
    },
    handler: async (request) => {
      await removeTerm(deps, callerOf(request).user, idOf(request.params));
      return {};
    },
  });
};
