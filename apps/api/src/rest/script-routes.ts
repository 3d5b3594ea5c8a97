import { trackSchema } from "@dubdeck/domain";
import { SCRIPT_FORMATS } from "@dubdeck/dubbing/script-files";
import { z } from "zod";
import { draftLine } from "../use-cases/studio/draft-line.ts";
import {
  draftSchema,
  editedSchema,
  scriptContentSchema,
  scriptFileSchema,
} from "../use-cases/studio/schemas.ts";
import { EXPORT_FORMATS, exportScript, importScript } from "../use-cases/studio/script-files.ts";
import { answers, callerOf, idOf, idParams, type RestRoutes } from "./route.ts";
import { toWire, wireSchema } from "./wire.ts";

const tags = ["Studio"];
const config = { access: "user" } as const;
const track = trackSchema
  .default("dub")
  .meta({ description: "Which text an SRT or VTT file holds; CSV holds both." });

export const scriptRoutes: RestRoutes = (app, deps) => {
  app.route({
    method: "POST",
    url: "/jobs/:id/lines/:line_id/draft",
    config,
    schema: {
      tags,
      summary: "Hear a line as the next revision would speak it",
      description: "Costs nothing and changes nothing.",
      params: idParams.extend({ line_id: z.string() }),
      response: answers(200, wireSchema(draftSchema), [
        "UNAUTHORIZED",
        "PLAN_REQUIRED",
        "NOT_FOUND",
        "CONFLICT",
        "UNPROCESSABLE",
        "RATE_LIMITED",
        "UNAVAILABLE",
      ]),
    },
    handler: async (request) => {
      const wanted = { jobId: idOf(request.params), line: request.params.line_id };
      return toWire(draftSchema, await draftLine(deps, callerOf(request).user, wanted));
    },
  });

  app.route({
    method: "GET",
    url: "/jobs/:id/script",
    config,
    schema: {
      tags,
      summary: "The script as a file",
      description: "CSV, SRT and VTT can be imported again; TXT and DOCX are for reading.",
      params: idParams,
      querystring: z.object({ format: z.enum(EXPORT_FORMATS).default("csv"), track }),
      response: answers(200, wireSchema(scriptFileSchema), [
        "BAD_REQUEST",
        "UNAUTHORIZED",
        "NOT_FOUND",
        "CONFLICT",
      ]),
    },
    handler: async (request) => {
      const wanted = { jobId: idOf(request.params), ...request.query };
      return toWire(scriptFileSchema, await exportScript(deps, callerOf(request).user, wanted));
    },
  });

  app.route({
    method: "PUT",
    url: "/jobs/:id/script",
    config,
    bodyLimit: 5 * 2 ** 20,
    schema: {
      tags,
      summary: "Replace the script by a file",
      description:
        "One step of the history. A translation is used as it is. CSV needs the columns start, end, speaker, source and translation.",
      params: idParams,
      body: z.object({ format: z.enum(SCRIPT_FORMATS), track, content: scriptContentSchema }),
      response: answers(200, wireSchema(editedSchema), [
        "BAD_REQUEST",
        "UNAUTHORIZED",
        "NOT_FOUND",
        "CONFLICT",
        "UNPROCESSABLE",
      ]),
    },
    handler: async (request) => {
      const given = { jobId: idOf(request.params), ...request.body };
      return toWire(editedSchema, await importScript(deps, callerOf(request), given));
    },
  });
};
