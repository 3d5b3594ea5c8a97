import type { JobStatus } from "@dubdeck/domain";

/** A status as people read it. */
export const statusText = (status: JobStatus): string => status.replace("_", " ");
