import {
  createJobsSchema,
  jobSchema,
  pagedSchema,
  pageSchema,
  subtitlesSchema,
  uuidSchema,
} from "@dubdeck/domain";
import { reportSchema } from "@dubdeck/dubbing";
import { z } from "zod";
import { cancelJob } from "../use-cases/jobs/cancel-job.ts";
import { createJobs } from "../use-cases/jobs/create-jobs.ts";
import { downloadOfJob, previewOfJob, subtitlesOfJob } from "../use-cases/jobs/dub-urls.ts";
import { getJob } from "../use-cases/jobs/get-job.ts";
import { getReport } from "../use-cases/jobs/get-report.ts";
import { listActiveJobs, listJobs } from "../use-cases/jobs/list-jobs.ts";
import { toJob } from "../use-cases/jobs/to-job.ts";
import { idSchema, urlSchema } from "./schemas.ts";
import { router, userProcedure } from "./trpc.ts";

export const jobsRouter = router({
  create: userProcedure
    .input(createJobsSchema)
    .output(z.array(jobSchema))
    .mutation(async ({ ctx, input }) => {
      const jobs = await createJobs(ctx.deps, ctx.user, input);
      return await Promise.all(jobs.map((job) => toJob(ctx.deps.storage, job)));
    }),

  get: userProcedure
    .input(idSchema)
    .output(jobSchema)
    .query(({ ctx, input }) => getJob(ctx.deps, ctx.user, input.id)),

  listByVideo: userProcedure
    .input(pageSchema.extend({ videoId: uuidSchema }))
    .output(pagedSchema(jobSchema))
    .query(({ ctx, input }) => listJobs(ctx.deps, ctx.user, input)),

  active: userProcedure
    .output(z.array(jobSchema))
    .query(({ ctx }) => listActiveJobs(ctx.deps, ctx.user)),

  cancel: userProcedure
    .input(idSchema)
    .output(jobSchema)
    .mutation(({ ctx, input }) => cancelJob(ctx.deps, ctx.user, input.id)),

  /** Null until the dub has been measured. */
  report: userProcedure
    .input(idSchema)
    .output(reportSchema.nullable())
    .query(({ ctx, input }) => getReport(ctx.deps, ctx.user, input.id)),

  preview: userProcedure
    .input(idSchema)
    .output(urlSchema)
    .query(({ ctx, input }) => previewOfJob(ctx.deps, ctx.user, input.id)),

  download: userProcedure
    .input(idSchema)
    .output(urlSchema)
    .query(({ ctx, input }) => downloadOfJob(ctx.deps, ctx.user, input.id)),

  subtitles: userProcedure
    .input(subtitlesSchema.extend(idSchema.shape))
    .output(urlSchema)
    .query(({ ctx, input }) => subtitlesOfJob(ctx.deps, ctx.user, input)),
});
