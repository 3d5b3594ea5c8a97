import { isDeepStrictEqual } from "node:util";
import {
  AppError,
  CLIENT_EVENTS,
  isFinished,
  isJobRoom,
  jobRoom,
  PLANS,
  userRoom,
  NO_SUCH_JOB,
  SIGN_IN_AGAIN,
} from "@dubdeck/domain";
import { type Authenticate, identify, type JobSocket } from "./job-sockets.ts";
import { emitState, type JobState } from "./job-state.ts";

/** Loads a job's state; null if the job does not exist or belongs to another user. */
export type LoadJobState = (userId: string, jobId: string) => Promise<JobState | null>;

interface Options {
  readonly authenticate: Authenticate;
  readonly loadJobState: LoadJobState;
  readonly onError: (error: unknown) => void;
}

/**
 * Handles a socket's `subscribe` and `unsubscribe` messages for its user's jobs. Failures are sent as
 * an `error` event. Messages are handled sequentially, so that `unsubscribe` also ends a subscription
 * that is still being checked, and one socket cannot flood the database with queries.
 */
export function serveSubscriptions(socket: JobSocket, options: Options): void {
  let last: Promise<unknown> = Promise.resolve();
  socket.on("subscribe", (message: unknown) => {
    last = last
      .then(() => subscribe(socket, message, options))
      .catch((error: unknown) => refuse(socket, message, error));
  });
  socket.on("unsubscribe", (message: unknown) => {
    const parsed = CLIENT_EVENTS.unsubscribe.safeParse(message);
    if (parsed.success) last = last.then(() => socket.leave(jobRoom(parsed.data.job_id)));
  });

  function refuse(to: JobSocket, message: unknown, error: unknown): void {
    if (!(error instanceof AppError)) options.onError(error);
    const known = error instanceof AppError ? error : new AppError("INTERNAL", "Please try again.");
    const parsed = CLIENT_EVENTS.subscribe.safeParse(message);
    const about = parsed.success ? { job_id: parsed.data.job_id } : {};
    to.emit("error", { message: known.message, code: known.code, ...about });
  }
}

async function subscribe(socket: JobSocket, message: unknown, options: Options): Promise<void> {
  if (!socket.connected) return;
  const parsed = CLIENT_EVENTS.subscribe.safeParse(message);
  if (!parsed.success) throw new AppError("BAD_REQUEST", "subscribe needs {job_id}.");
  const jobId = parsed.data.job_id;
  // The session or API key may have become invalid since the socket was opened.
  if (!(await identify(socket, options.authenticate))) {
    throw new AppError("UNAUTHORIZED", SIGN_IN_AGAIN);
  }
  const owned = await options.loadJobState(socket.data.userId, jobId);
  if (!owned) throw new AppError("NOT_FOUND", NO_SUCH_JOB);
  if (!socket.rooms.has(jobRoom(jobId))) requireFreeSubscription(socket);
  await socket.join(jobRoom(jobId));
  await sendState(socket, jobId, options);
}

/** Throws RATE_LIMITED if the user's sockets on this process already follow as many jobs as allowed. */
function requireFreeSubscription({ nsp, data }: JobSocket): void {
  const { rooms, sids } = nsp.adapter;
  const sockets = [...(rooms.get(userRoom(data.userId)) ?? [])];
  const followed = sockets.flatMap((id) => [...(sids.get(id) ?? [])].filter(isJobRoom));
  if (followed.length >= PLANS[data.plan].subscriptions) {
    throw new AppError(
      "RATE_LIMITED",
      "You follow too many dubs at once. Please close some pages.",
    );
  }
}

/**
 * Sends the job's state. It is read after joining the room, so that no event is missed. If it changed
 * meanwhile it is sent again, since a live event may have arrived before the older state.
 */
async function sendState(socket: JobSocket, jobId: string, options: Options): Promise<void> {
  let sent: JobState | null = null;
  for (;;) {
    const state = await options.loadJobState(socket.data.userId, jobId);
    if (!state || (sent && sameState(sent, state))) return;
    emitState((event, ...payload) => socket.emit(event, ...payload), state);
    if (isFinished(state.status)) return;
    sent = state;
  }
}

/** Compares states without their presigned URLs, which differ on every read. */
const sameState = (a: JobState, b: JobState): boolean =>
  isDeepStrictEqual(
    { ...a, previewUrl: "", outputUrl: "" },
    { ...b, previewUrl: "", outputUrl: "" },
  );
