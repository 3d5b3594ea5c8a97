import { z } from "zod";
import type { JobStatus, Stage } from "./job.ts";
import type { LineCount } from "./job-schema.ts";
import { uuidSchema } from "./text.ts";

/** Events from the server to subscribed clients, named as on the wire. */
export interface ServerToClientEvents {
  progress: (event: {
    job_id: string;
    progress: number;
    stage: Stage;
    line?: LineCount;
    time_left_ms?: number;
  }) => void;
  status: (event: { job_id: string; status: JobStatus }) => void;
  preview_ready: (event: { job_id: string; url: string }) => void;
  completed: (event: { job_id: string; url: string }) => void;
  failed: (event: { job_id: string; error: string }) => void;
  /** A refused subscription; the socket joined no room. */
  error: (event: { message: string; code: string; job_id?: string }) => void;
}

const aboutJobSchema = z.object({ job_id: uuidSchema });

/** Events that a client may send, with their schemas. */
export const CLIENT_EVENTS = { subscribe: aboutJobSchema, unsubscribe: aboutJobSchema } as const;
export type ClientToServerEvents = {
  [E in keyof typeof CLIENT_EVENTS]: (event: z.infer<(typeof CLIENT_EVENTS)[E]>) => void;
};

/** Returns the room of all sockets that follow a job. */
export const jobRoom = (jobId: string): string => `job:${jobId}`;
export const isJobRoom = (room: string): boolean => room.startsWith(jobRoom(""));
/** Returns the room of all of a user's sockets, used to disconnect them when a session ends. */
export const userRoom = (userId: string): string => `user:${userId}`;
