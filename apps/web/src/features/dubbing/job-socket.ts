import { useEffect } from "react";
import { io } from "socket.io-client";
import { create } from "zustand";
import { isUnauthorized } from "../../lib/error-message.ts";
import { log } from "../../lib/log.ts";
import { useAuth } from "../../lib/session/auth-store.ts";
import { refreshUser, sessionRefused } from "../../lib/session/session.ts";
import { applyJobEvents, type JobSocket } from "./job-events.ts";
import { removeJob, useJobs } from "./job-store.ts";

export type Connection = "connecting" | "connected" | "lost";

/** State of the live connection. */
export const useConnection = create<Connection>(() => "connecting");

const RECONNECT = {
  reconnection: true,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
  reconnectionAttempts: Infinity,
} as const;

/** Delay (ms) before retrying a subscription that the server failed to serve. */
const RESUBSCRIBE_DELAY_MS = 5000;

let socket: JobSocket | null = null;

/**
 * Opens the live connection with this session's token and returns a function that closes it.
 * Subscribes to every active job in the store, so pages need not subscribe themselves.
 */
function openJobSocket(token: string): () => void {
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
    syncSubscriptions(own, useJobs.getState().activeIds, new Set());
  });
  own.on("error", ({ code, job_id: id }) => {
    if (!id) return;
    if (code === "NOT_FOUND") removeJob(id);
    else setTimeout(() => resubscribe(own, id), RESUBSCRIBE_DELAY_MS);
  });
  own.on("disconnect", () => handleDisconnect(own));
  own.on("connect_error", () => handleDisconnect(own));
  applyJobEvents(own);
  const stop = useJobs.subscribe((now, before) =>
    syncSubscriptions(own, now.activeIds, before.activeIds),
  );
  return () => {
    stop();
    own.close();
    if (socket === own) socket = null;
    useConnection.setState("connecting", true);
  };
}

/** Subscribes to jobs that became active and unsubscribes from those that have ended. */
function syncSubscriptions(
  own: JobSocket,
  now: ReadonlySet<string>,
  before: ReadonlySet<string>,
): void {
  if (!own.connected) return;
  for (const id of now) if (!before.has(id)) own.emit("subscribe", { job_id: id });
  for (const id of before) if (!now.has(id)) own.emit("unsubscribe", { job_id: id });
}

function resubscribe(own: JobSocket, id: string): void {
  if (own.connected && useJobs.getState().activeIds.has(id)) own.emit("subscribe", { job_id: id });
}

/**
 * Socket.IO reconnects by itself unless the server closed or refused the connection. In that case
 * check first whether the session has ended.
 */
function handleDisconnect(own: JobSocket): void {
  if (socket !== own) return;
  useConnection.setState("lost", true);
  if (own.active) return;
  setTimeout(() => void reconnect(own), RECONNECT.reconnectionDelay);
}

async function reconnect(own: JobSocket): Promise<void> {
  try {
    await refreshUser();
  } catch (error) {
    if (isUnauthorized(error)) return sessionRefused();
  }
  if (socket === own && !own.connected)
    setTimeout(() => own.connect(), RECONNECT.reconnectionDelay);
}

/** Keeps the live connection open while a user is signed in. */
export function useJobSocket(): void {
  const token = useAuth((state) => state.token);
  useEffect(() => (token ? openJobSocket(token) : undefined), [token]);
}
