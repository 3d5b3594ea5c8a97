import { io } from "socket.io-client";
import { create } from "zustand";
import { isUnauthorized } from "../../lib/error-message.ts";
import { log } from "../../lib/log.ts";
import { refreshUser, sessionRefused } from "../auth/session.ts";
import { applyJobEvents, type JobSocket } from "./job-events.ts";

export type Connection = "connecting" | "connected" | "lost";

/** Whether live updates arrive right now. */
export const useConnection = create<Connection>(() => "connecting");

const RECONNECT = {
  reconnection: true,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
  reconnectionAttempts: Infinity,
} as const;

/** After this a subscription that failed on the server's side is asked for again. */
const AGAIN_MS = 5000;

let socket: JobSocket | null = null;
/** How many parts of the page watch each job. */
const watched = new Map<string, number>();

/** Opens the live connection with this session's token; returns the way to close it. */
export function openJobSocket(token: string): () => void {
  const own: JobSocket = io({
    path: "/socket.io",
    transports: ["websocket"],
    auth: (send) => send({ token }),
    ...RECONNECT,
  });
  socket = own;
  own.on("connect", () => {
    log.info("Connected to job updates");
    useConnection.setState("connected", true);
    for (const id of watched.keys()) own.emit("subscribe", { job_id: id });
  });
  own.on("error", ({ code, job_id: id }) => {
    if (id && code !== "NOT_FOUND") setTimeout(() => subscribeAgain(own, id), AGAIN_MS);
  });
  own.on("disconnect", () => lose(own));
  own.on("connect_error", () => lose(own));
  applyJobEvents(own, unwatch);
  return () => {
    own.close();
    if (socket === own) socket = null;
    useConnection.setState("connecting", true);
  };
}

/** Follows a job's live updates until the returned function is called. */
export function watchJob(id: string): () => void {
  watched.set(id, (watched.get(id) ?? 0) + 1);
  if (socket?.connected) socket.emit("subscribe", { job_id: id });
  return () => {
    const left = (watched.get(id) ?? 1) - 1;
    if (left > 0) watched.set(id, left);
    else unwatch(id);
  };
}

function subscribeAgain(own: JobSocket, id: string): void {
  if (own.connected && watched.has(id)) own.emit("subscribe", { job_id: id });
}

function unwatch(id: string): void {
  if (watched.delete(id)) socket?.emit("unsubscribe", { job_id: id });
}

/**
 * The library retries by itself, except where the server closed or refused the connection: then
 * the session may have ended, which is asked before the next try.
 */
function lose(own: JobSocket): void {
  if (socket !== own) return;
  useConnection.setState("lost", true);
  if (own.active) return;
  setTimeout(() => void tryAgain(own), RECONNECT.reconnectionDelay);
}

async function tryAgain(own: JobSocket): Promise<void> {
  try {
    await refreshUser();
  } catch (error) {
    if (isUnauthorized(error)) return sessionRefused();
  }
  if (socket === own && !own.connected)
    setTimeout(() => own.connect(), RECONNECT.reconnectionDelay);
}
