import { createJobSchema, pageQuerySchema, subtitlesSchema, uuidSchema } from "@dubdeck/domain";
import { reportSchema } from "@dubdeck/dubbing";
import { z } from "zod";
import { cancelJob } from "../use-cases/jobs/cancel-job.ts";
import { createJobs } from "../use-cases/jobs/create-jobs.ts";
import { type DubUrl, subtitlesOfJob } from "../use-cases/jobs/dub-urls.ts";
import { getJob } from "../use-cases/jobs/get-job.ts";
import { getReport } from "../use-cases/jobs/get-report.ts";
import { listJobs } from "../use-cases/jobs/list-jobs.ts";
import { approveReview } from "../use-cases/studio/approve.ts";
import { answers, callerOf, idOf, idParams, type RestRoutes } from "./route.ts";
import {
  redirectAnswer,
  redirectQuery,
  restJobSchema,
  restPageSchema,
  restUrlSchema,
  toRestJob,
  toRestPage,
} from "./schemas.ts";

const tags = ["Jobs"];
const { videoId, targetLanguage, voicePreset, voices, background, dualAudio, sourceLanguage } =
  createJobSchema.shape;
const { review, burnSubtitles } = createJobSchema.shape;

const newJobSchema = z.object({
  video_id: videoId,
  target_language: targetLanguage,
  voice_preset: voicePreset.meta({
    description:
      "A voice's id, a custom voice's `voice_preset`, or `auto`: the voice closest to each speaker.",
  }),
  voices: voices.meta({ description: 'Voices for single speakers, such as `{"S2": "em_alex"}`.' }),
  background: background.meta({
    description:
      "`keep`: the voice is replaced, other sound stays. `duck`: the original quietly underneath.",
  }),
  dual_audio: dualAudio,
  source_language: sourceLanguage,
  review: review.meta({
    description: "Wait after translation, until the script is approved; 30 days at most.",
  }),
  burn_subtitles: burnSubtitles.meta({ description: "Draw the subtitles into the picture." }),
});

export const jobRoutes: RestRoutes = (app, deps) => {
  app.route({
    method: "POST",
    url: "/jobs",
    config: { access: "user" },
    schema: {
      tags,
      summary: "Start a dub",
      body: newJobSchema,
      response: answers(201, z.object({ job_id: uuidSchema }), [
        "BAD_REQUEST",
        "UNAUTHORIZED",
        "QUOTA_EXCEEDED",
        "PLAN_REQUIRED",
        "NOT_FOUND",
        "CONFLICT",
        "UNPROCESSABLE",
        "UNAVAILABLE",
      ]),
    },
    handler: async (request, reply) => {
      const { body } = request;
      const [job] = await createJobs(deps, callerOf(request).user, {
        videoId: body.video_id,
        targetLanguages: [body.target_language],
        voicePreset: body.voice_preset,
        voices: body.voices,
        background: body.background,
        dualAudio: body.dual_audio,
        sourceLanguage: body.source_language,
        review: body.review,
        burnSubtitles: body.burn_subtitles,
      });
      return reply.code(201).send({ job_id: job.id });
    },
  });

  app.route({
    method: "GET",
    url: "/jobs",
    config: { access: "user" },
    schema: {
      tags,
      summary: "Your jobs, newest first",
      querystring: pageQuerySchema.extend({ video_id: z.uuid().optional() }),
      response: answers(200, restPageSchema(restJobSchema), [
        "BAD_REQUEST",
        "UNAUTHORIZED",
        "NOT_FOUND",
      ]),
    },
    handler: async (request) => {
      const { video_id: ofVideo, ...page } = request.query;
      const paged = await listJobs(deps, callerOf(request).user, { ...page, videoId: ofVideo });
      return toRestPage(paged, toRestJob);
    },
  });

  app.route({
    method: "GET",
    url: "/jobs/:id",
    config: { access: "user" },
    schema: {
      tags,
      summary: "A job",
      params: idParams,
      response: answers(200, restJobSchema, ["UNAUTHORIZED", "NOT_FOUND"]),
    },
    handler: async (request) =>
      toRestJob(await getJob(deps, callerOf(request).user, idOf(request.params))),
  });

  app.route({
    method: "POST",
    url: "/jobs/:id/cancel",
    config: { access: "user" },
    schema: {
      tags,
      summary: "Stop a queued or processing job",
      params: idParams,
      response: answers(200, restJobSchema, [
        "UNAUTHORIZED",
        "NOT_FOUND",
        "CONFLICT",
        "UNAVAILABLE",
      ]),
    },
    handler: async (request) =>
      toRestJob(await cancelJob(deps, callerOf(request).user, idOf(request.params))),
  });

  app.route({
    method: "POST",
    url: "/jobs/:id/approve",
    config: { access: "user" },
    schema: {
      tags,
      summary: "Let a dub that waits for review go on",
      description: "It is spoken with its script as it is now.",
      params: idParams,
      response: answers(200, restJobSchema, [
        "UNAUTHORIZED",
        "NOT_FOUND",
        "CONFLICT",
        "UNAVAILABLE",
      ]),
    },
    handler: async (request) =>
      toRestJob(await approveReview(deps, callerOf(request).user, idOf(request.params))),
  });

  app.route({
    method: "GET",
    url: "/jobs/:id/report",
    config: { access: "user" },
    schema: {
      tags,
      summary: "How good the dub is, line by line",
      description: "Null until the dub was measured. Times are ms, loudness LUFS.",
      params: idParams,
      response: answers(200, reportSchema.nullable(), ["UNAUTHORIZED", "NOT_FOUND"]),
    },
    handler: (request) => getReport(deps, callerOf(request).user, idOf(request.params)),
  });

  app.route({
    method: "GET",
    url: "/jobs/:id/subtitles",
    config: { access: "user" },
    schema: {
      tags,
      summary: "Subtitles of the dub or of its original",
      params: idParams,
      querystring: subtitlesSchema.extend(redirectQuery.shape),
      response: {
        ...answers(200, restUrlSchema, ["BAD_REQUEST", "UNAUTHORIZED", "NOT_FOUND", "CONFLICT"]),
        302: redirectAnswer,
      },
    },
    handler: async (request, reply) => {
      const { redirect, ...subtitles } = request.query;
      const id = idOf(request.params);
      const found: DubUrl = await subtitlesOfJob(deps, callerOf(request).user, {
        id,
        ...subtitles,
      });
      return redirect ? reply.redirect(found.url) : found;
    },
  });
};
