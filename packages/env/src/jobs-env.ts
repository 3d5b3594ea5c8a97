import { availableParallelism } from "node:os";
import { z } from "zod";

/** A dub keeps about two cores busy; more dubs at once would only slow down other users. */
const CORES_PER_DUB = 2;

/** Environment variables that limit concurrent dubs, to include in a process's schema. */
export const jobsEnv = z.object({
  JOBS_PER_USER: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(Math.max(1, Math.floor(availableParallelism() / CORES_PER_DUB))),
});
