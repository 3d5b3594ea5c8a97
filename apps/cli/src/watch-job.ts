import { setTimeout as sleep } from "node:timers/promises";
import type { ClientToServerEvents, ServerToClientEvents } from "@dubdeck/domain";
import { io, type Socket } from "socket.io-client";
import type { RestJob, Server } from "./api-client.ts";

export interface Tick {
  readonly progress: number;
  readonly stage: string;
  readonly line?: { done: number; total: number };
}

/** Polling interval in addition to live events, so that a lost connection does no harm. */
const POLL_MS = 5000;

/** Statuses in which a job does not go on by itself. */
const STOPS: ReadonlySet<string> = new Set(["review", "completed", "failed", "canceled"]);

/** Follows a job by live events until it ends or waits for review; resolves to its state then. */
export async function watchJob(
  server: Server,
  jobId: string,
  read: () => Promise<RestJob>,
  onTick: (tick: Tick) => void,
  signal: AbortSignal,
): Promise<RestJob> {
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(server.url, {
    transports: ["websocket"],
    auth: { token: server.token },
  });
  const changed = new EventTarget();
  const wake = (): void => void changed.dispatchEvent(new Event("change"));

  socket.on("connect", () => socket.emit("subscribe", { job_id: jobId }));
  socket.on("progress", ({ progress, stage, line }) =>
    onTick({ progress, stage, ...(line && { line }) }),
  );
  socket.on("completed", wake);
  socket.on("failed", wake);
  socket.on("status", wake);

  try {
    for (;;) {
      const job = await read();
      if (job.stage) onTick({ progress: job.progress, stage: job.stage });
      if (STOPS.has(job.status)) return job;
      await nextChange(changed, signal);
    }
  } finally {
    socket.disconnect();
  }
}

async function nextChange(changed: EventTarget, signal: AbortSignal): Promise<void> {
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const event = new Promise<void>((resolve) =>
    changed.addEventListener("change", () => resolve(), { once: true, signal: stop.signal }),
  );
  await Promise.race([event, sleep(POLL_MS, undefined, { signal: either }).catch(() => undefined)]);
  stop.abort();
  signal.throwIfAborted();
}
