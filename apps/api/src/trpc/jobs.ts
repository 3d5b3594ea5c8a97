import { createJobSchema, jobSchema } from "@dubdeck/domain";
import { reportSchema } from "@dubdeck/dubbing";
import { z } from "zod";
import { idSchema, urlSchema } from "./schemas.ts";
import { pending, router, userProcedure } from "./trpc.ts";

export const jobsRouter = router({
  create: userProcedure
    .input(createJobSchema)
    .output(z.object({ jobId: z.uuid() }))
    .mutation(pending),
  get: userProcedure.input(idSchema).output(jobSchema).query(pending),
  listByVideo: userProcedure
    .input(z.object({ videoId: z.uuid() }))
    .output(z.array(jobSchema))
    .query(pending),
  cancel: userProcedure.input(idSchema).output(jobSchema).mutation(pending),
  /** Null until the mix has been measured. */
  report: userProcedure.input(idSchema).output(reportSchema.nullable()).query(pending),
  preview: userProcedure.input(idSchema).output(urlSchema).query(pending),
  download: userProcedure.input(idSchema).output(urlSchema).query(pending),
});
