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

/** Reads the owner's job; null for anyone else's. */
export type LoadJobState = (userId: string, jobId: string) => Promise<JobState | null>;

interface Options {
  readonly authenticate: Authenticate;
  readonly loadJobState: LoadJobState;
  readonly onError: (error: unknown) => void;
}

/**
 * Lets a socket follow its owner's jobs. A refusal is an `error` event and joins nothing. Messages
 * are handled one after the other, so that `unsubscribe` also ends a subscription that is still
 * being checked, and no socket asks the database for many things at once.
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
  // A connection may outlive the session or the plan that it was opened with.
  if (!(await identify(socket, options.authenticate))) {
    throw new AppError("UNAUTHORIZED", SIGN_IN_AGAIN);
  }
  const owned = await options.loadJobState(socket.data.userId, jobId);
  if (!owned) throw new AppError("NOT_FOUND", NO_SUCH_JOB);
  if (!socket.rooms.has(jobRoom(jobId))) requireRoom(socket);
  await socket.join(jobRoom(jobId));
  await tellState(socket, jobId, options);
}

/** Throws RATE_LIMITED when the user's sockets here follow as many jobs as the plan allows. */
function requireRoom({ nsp, data }: JobSocket): void {
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
 * Tells the job's state, read after joining the room so that nothing falls between; and once more
 * when it has changed meanwhile, since a live event may have overtaken what was just said.
 */
async function tellState(socket: JobSocket, jobId: string, options: Options): Promise<void> {
  let told: JobState | null = null;
  for (;;) {
    const state = await options.loadJobState(socket.data.userId, jobId);
    if (!state || (told && sameState(told, state))) return;
    emitState((event, ...payload) => socket.emit(event, ...payload), state);
    if (isFinished(state.status)) return;
    told = state;
  }
}

/** Presigned addresses differ at each reading. */
const sameState = (a: JobState, b: JobState): boolean =>
  isDeepStrictEqual(
    { ...a, previewUrl: "", outputUrl: "" },
    { ...b, previewUrl: "", outputUrl: "" },
  );
