import type { ClientToServerEvents, Plan, ServerToClientEvents } from "@dubdeck/domain";
import type { DefaultEventsMap, Server, Socket } from "socket.io";

/** The user and credential of a socket. */
export interface SocketIdentity {
  readonly userId: string;
  /** The user's plan when the socket was opened. */
  readonly plan: Plan;
  /** Id of the session or API key that opened the socket. */
  readonly credentialId: string;
}

export type JobServer = Server<
  ClientToServerEvents,
  ServerToClientEvents,
  DefaultEventsMap,
  SocketIdentity
>;
export type JobSocket = Socket<
  ClientToServerEvents,
  ServerToClientEvents,
  DefaultEventsMap,
  SocketIdentity
>;

export type Authenticate = (token: string) => Promise<SocketIdentity | null>;

/** Checks a socket's token now; null if it is missing, unknown or expired. */
export async function identify(
  { handshake }: JobSocket,
  authenticate: Authenticate,
): Promise<SocketIdentity | null> {
  const { token } = handshake.auth;
  return typeof token === "string" ? await authenticate(token) : null;
}

/** Returns the room of all sockets of a session or API key. Takes the stored id, not the token. */
export const credentialRoom = (credentialId: string): string => `credential:${credentialId}`;
