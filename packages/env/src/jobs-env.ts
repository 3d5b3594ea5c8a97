import { availableParallelism } from "node:os";
import { z } from "zod";

/** A dub keeps about two cores busy, so more of one user's at once would only hold up others. */
const CORES_PER_DUB = 2;

/** How much the machines do at once, for a process's own environment schema to include. */
export const jobsEnv = z.object({
  JOBS_PER_USER: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(Math.max(1, Math.floor(availableParallelism() / CORES_PER_DUB))),
});
