import type { JobStatus, Stage } from "./job.ts";
import type { LineCount } from "./job-schema.ts";

/** What the server says to a subscribed client, letter for letter as on the wire. */
export interface ServerToClientEvents {
  progress: (event: { job_id: string; progress: number; stage: Stage; line?: LineCount }) => void;
  status: (event: { job_id: string; status: JobStatus }) => void;
  preview_ready: (event: { job_id: string; url: string }) => void;
  completed: (event: { job_id: string; url: string }) => void;
  failed: (event: { job_id: string; error: string }) => void;
  /** A subscription that was refused; the socket joined nothing. */
  error: (event: { message: string; code: string; job_id?: string }) => void;
}

export interface ClientToServerEvents {
  subscribe: (event: { job_id: string }) => void;
  unsubscribe: (event: { job_id: string }) => void;
}

/** The room of everyone who watches a job. */
export const jobRoom = (jobId: string): string => `job:${jobId}`;
/** The room of all of a user's sockets, for leaving when a session ends. */
export const userRoom = (userId: string): string => `user:${userId}`;
