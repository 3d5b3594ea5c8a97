import {
  editSchema,
  jobSchema,
  signRecordingSchema,
  trackSchema,
  uuidSchema,
} from "@dubdeck/domain";
import { SCRIPT_FORMATS } from "@dubdeck/dubbing/script-files";
import { ALTERNATIVE_KINDS } from "@dubdeck/workflows";
import { z } from "zod";
import { approveReview } from "../use-cases/studio/approve.ts";
import { editScript, listEdits, redo, undo } from "../use-cases/studio/edit-script.ts";
import { draftLine, suggestTexts } from "../use-cases/studio/draft-line.ts";
import { getStudio } from "../use-cases/studio/get-studio.ts";
import { recordLine, signRecording } from "../use-cases/studio/record-line.ts";
import {
  createRevision,
  filesOfRevision,
  listRevisions,
  renameRevision,
  restoreRevision,
} from "../use-cases/studio/revisions.ts";
import {
  alternativesSchema,
  draftSchema,
  editedSchema,
  numberSchema,
  historySchema,
  recordingTargetSchema,
  revisionFilesSchema,
  revisionNameSchema,
  revisionSchema,
  scriptContentSchema,
  scriptFileSchema,
  studioSchema,
} from "../use-cases/studio/schemas.ts";
import { EXPORT_FORMATS, exportScript, importScript } from "../use-cases/studio/script-files.ts";
import { router, userProcedure } from "./trpc.ts";

const ofJobSchema = z.object({ jobId: uuidSchema });
const ofLineSchema = ofJobSchema.extend({ line: z.string().min(1).max(80) });
const ofRevisionSchema = ofJobSchema.extend({ number: numberSchema });

/** A dub's script and its revisions. */
export const studioRouter = router({
  get: userProcedure
    .input(ofJobSchema)
    .output(studioSchema)
    .query(({ ctx, input }) => getStudio(ctx.deps, ctx.user, input.jobId)),

  edit: userProcedure
    .input(ofJobSchema.extend({ edit: editSchema }))
    .output(editedSchema)
    .mutation(({ ctx, input }) => editScript(ctx.deps, ctx.identity, input)),

  undo: userProcedure
    .input(ofJobSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => undo(ctx.deps, ctx.user, input.jobId)),

  redo: userProcedure
    .input(ofJobSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => redo(ctx.deps, ctx.user, input.jobId)),

  /** The script as a file; SRT and VTT hold the text of `track`. */
  exportScript: userProcedure
    .input(
      ofJobSchema.extend({
        format: z.enum(EXPORT_FORMATS),
        track: trackSchema.default("dub"),
      }),
    )
    .output(scriptFileSchema)
    .query(({ ctx, input }) => exportScript(ctx.deps, ctx.user, input)),

  importScript: userProcedure
    .input(
      ofJobSchema.extend({
        format: z.enum(SCRIPT_FORMATS),
        track: trackSchema.default("dub"),
        content: scriptContentSchema,
      }),
    )
    .output(editedSchema)
    .mutation(({ ctx, input }) => importScript(ctx.deps, ctx.identity, input)),

  /** Lets a dub that waits for review go on. */
  approve: userProcedure
    .input(ofJobSchema)
    .output(jobSchema)
    .mutation(({ ctx, input }) => approveReview(ctx.deps, ctx.user, input.jobId)),

  history: userProcedure
    .input(
      ofJobSchema.extend({
        before: numberSchema.optional(),
        limit: z.int().min(1).max(100).default(50),
      }),
    )
    .output(historySchema)
    .query(({ ctx, input }) => listEdits(ctx.deps, ctx.user, input)),

  revisions: userProcedure
    .input(ofJobSchema)
    .output(z.array(revisionSchema))
    .query(({ ctx, input }) => listRevisions(ctx.deps, ctx.user, input.jobId)),

  revise: userProcedure
    .input(
      ofJobSchema.extend({
        name: revisionNameSchema.default(null),
        /** The price that the user was shown. */
        expectedMs: z.int().nonnegative().optional(),
      }),
    )
    .output(revisionSchema)
    .mutation(({ ctx, input }) => createRevision(ctx.deps, ctx.user, input)),

  rename: userProcedure
    .input(ofRevisionSchema.extend({ name: revisionNameSchema }))
    .output(revisionSchema)
    .mutation(({ ctx, input }) => renameRevision(ctx.deps, ctx.user, input)),

  restore: userProcedure
    .input(ofRevisionSchema)
    .output(z.array(revisionSchema))
    .mutation(({ ctx, input }) => restoreRevision(ctx.deps, ctx.identity, input)),

  draft: userProcedure
    .input(ofLineSchema)
    .output(draftSchema)
    .mutation(({ ctx, input }) => draftLine(ctx.deps, ctx.user, input)),

  alternatives: userProcedure
    .input(ofLineSchema.extend({ kind: z.enum(ALTERNATIVE_KINDS) }))
    .output(alternativesSchema)
    .mutation(({ ctx, input }) => suggestTexts(ctx.deps, ctx.user, input)),

  signRecording: userProcedure
    .input(signRecordingSchema)
    .output(recordingTargetSchema)
    .mutation(({ ctx, input }) => signRecording(ctx.deps, ctx.user, input)),

  record: userProcedure
    .input(ofLineSchema.extend({ version: z.int().positive(), upload: uuidSchema }))
    .output(editedSchema)
    .mutation(({ ctx, input }) => recordLine(ctx.deps, ctx.identity, input)),

  files: userProcedure
    .input(ofRevisionSchema)
    .output(revisionFilesSchema)
    .query(({ ctx, input }) => filesOfRevision(ctx.deps, ctx.user, input)),
});
