import { lineFields, speakerFields, SCRIPT_LIMITS } from "@dubdeck/domain";
import { z } from "zod";
import { editScript, listEdits, redo, undo } from "../use-cases/studio/edit-script.ts";
import { getLines } from "../use-cases/studio/get-studio.ts";
import {
  editedSchema,
  historySchema,
  numberSchema,
  scriptLinesSchema,
} from "../use-cases/studio/schemas.ts";
import { answers, callerOf, idOf, idParams, type RestRoutes } from "./route.ts";
import { toWire, wireSchema } from "./wire.ts";

const tags = ["Studio"];
const config = { access: "user" } as const;

const version = z.int().positive().meta({ description: "The version that you have read." });
const newLineSchema = z.object({
  speaker: lineFields.speaker,
  start_ms: lineFields.startMs,
  end_ms: lineFields.endMs,
  text: lineFields.text,
  source_text: lineFields.sourceText.default(""),
});
const lineChangeSchema = z.object({
  version,
  ...newLineSchema.partial().shape,
  source_text: lineFields.sourceText.optional(),
  voice: lineFields.voice.meta({ description: "Null for the voice of its speaker." }).optional(),
  speed: lineFields.speed
    .meta({
      description: `From ${SCRIPT_LIMITS.minSpeed} to ${SCRIPT_LIMITS.maxSpeed}; null to fit the line's time.`,
    })
    .optional(),
  say_as: lineFields.sayAs
    .meta({ description: "What the voice says instead of the text; subtitles show the text." })
    .optional(),
  recording: z.null().meta({ description: "Removes the line's recording." }).optional(),
});
const speakerChangeSchema = z.object({ version, ...z.object(speakerFields).partial().shape });

/** A change names at least one field besides the version. */
const changesSomething = (body: object): boolean => Object.keys(body).length > 1;
const NOTHING = "Please name what to change.";

const lineParams = idParams.extend({ line_id: z.string() });
const speakerParams = idParams.extend({ speaker_id: z.string() });
const restEditedSchema = wireSchema(editedSchema);
const REFUSED = ["BAD_REQUEST", "UNAUTHORIZED", "NOT_FOUND", "CONFLICT"] as const;
const STALE = "A write of an older version gets 409, with the line as it is now in `current`.";

export const lineRoutes: RestRoutes = (app, deps) => {
  app.route({
    method: "GET",
    url: "/jobs/:id/lines",
    config,
    schema: {
      tags,
      summary: "The dub's lines, with speaker and voice",
      description: "Empty until the dub was translated. Times are ms from the video's start.",
      params: idParams,
      response: answers(200, wireSchema(scriptLinesSchema), ["UNAUTHORIZED", "NOT_FOUND"]),
    },
    handler: async (request) =>
      toWire(scriptLinesSchema, await getLines(deps, callerOf(request).user, idOf(request.params))),
  });

  app.route({
    method: "POST",
    url: "/jobs/:id/lines",
    config,
    schema: {
      tags,
      summary: "Add a line",
      params: idParams,
      body: newLineSchema,
      response: answers(200, restEditedSchema, [...REFUSED, "UNPROCESSABLE"]),
    },
    handler: async (request) => {
      const { speaker, text, start_ms: startMs, end_ms: endMs, source_text: source } = request.body;
      const edit = { kind: "add", speaker, text, startMs, endMs, sourceText: source } as const;
      const edited = { jobId: idOf(request.params), edit };
      return toWire(editedSchema, await editScript(deps, callerOf(request), edited));
    },
  });

  app.route({
    method: "PATCH",
    url: "/jobs/:id/lines/:line_id",
    config,
    schema: {
      tags,
      summary: "Change a line",
      description: STALE,
      params: lineParams,
      body: lineChangeSchema.refine(changesSomething, NOTHING),
      response: answers(200, restEditedSchema, [...REFUSED, "PLAN_REQUIRED", "UNPROCESSABLE"]),
    },
    handler: async (request) => {
      const { version: of, start_ms: startMs, end_ms: endMs, ...rest } = request.body;
      const { source_text: sourceText, say_as: sayAs, ...same } = rest;
      const patch = { ...same, startMs, endMs, sourceText, sayAs };
      const { line_id: line } = request.params;
      const edit = { kind: "change", line, version: of, patch } as const;
      const edited = { jobId: idOf(request.params), edit };
      return toWire(editedSchema, await editScript(deps, callerOf(request), edited));
    },
  });

  app.route({
    method: "DELETE",
    url: "/jobs/:id/lines/:line_id",
    config,
    schema: {
      tags,
      summary: "Delete a line: the original sound stays there",
      description: STALE,
      params: lineParams,
      querystring: z.object({ version: z.coerce.number().int().positive() }),
      response: answers(200, restEditedSchema, REFUSED),
    },
    handler: async (request) => {
      const { line_id: line } = request.params;
      const edit = { kind: "remove", line, version: request.query.version } as const;
      const edited = { jobId: idOf(request.params), edit };
      return toWire(editedSchema, await editScript(deps, callerOf(request), edited));
    },
  });

  app.route({
    method: "PATCH",
    url: "/jobs/:id/speakers/:speaker_id",
    config,
    schema: {
      tags,
      summary: "Name a speaker or change the voice of all their lines",
      description: STALE,
      params: speakerParams,
      body: speakerChangeSchema.refine(changesSomething, NOTHING),
      response: answers(200, restEditedSchema, [...REFUSED, "PLAN_REQUIRED", "UNPROCESSABLE"]),
    },
    handler: async (request) => {
      const { version: of, ...patch } = request.body;
      const { speaker_id: speaker } = request.params;
      const edit = { kind: "speaker", speaker, version: of, patch } as const;
      const edited = { jobId: idOf(request.params), edit };
      return toWire(editedSchema, await editScript(deps, callerOf(request), edited));
    },
  });

  for (const [name, walk] of [
    ["undo", undo],
    ["redo", redo],
  ] as const) {
    app.route({
      method: "POST",
      url: `/jobs/:id/${name}`,
      config,
      schema: {
        tags,
        summary: name === "undo" ? "Take the last edit back" : "Repeat the edit undone last",
        params: idParams,
        response: answers(200, restEditedSchema, ["UNAUTHORIZED", "NOT_FOUND", "CONFLICT"]),
      },
      handler: async (request) => {
        const edited = await walk(deps, callerOf(request).user, idOf(request.params));
        return toWire(editedSchema, edited);
      },
    });
  }

  app.route({
    method: "GET",
    url: "/jobs/:id/history",
    config,
    schema: {
      tags,
      summary: "Who changed what and when, newest first",
      params: idParams,
      querystring: z.object({
        before: z.coerce
          .number()
          .pipe(numberSchema)
          .optional()
          .meta({ description: "A step's number." }),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
      response: answers(200, wireSchema(historySchema), [
        "BAD_REQUEST",
        "UNAUTHORIZED",
        "NOT_FOUND",
      ]),
    },
    handler: async (request) => {
      const page = { jobId: idOf(request.params), ...request.query };
      return toWire(historySchema, await listEdits(deps, callerOf(request).user, page));
    },
  });
};
