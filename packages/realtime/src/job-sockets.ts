import type { ClientToServerEvents, Plan, ServerToClientEvents } from "@dubdeck/domain";
import type { DefaultEventsMap, Server, Socket } from "socket.io";

/** Who a socket speaks for. */
export interface SocketIdentity {
  readonly userId: string;
  /** The owner's when the socket was opened. */
  readonly plan: Plan;
  /** The session or API key by which it was opened. */
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

/** Whom a socket's token speaks for at this moment; null when it is worthless. */
export async function identify(
  { handshake }: JobSocket,
  authenticate: Authenticate,
): Promise<SocketIdentity | null> {
  const { token } = handshake.auth;
  return typeof token === "string" ? await authenticate(token) : null;
}

/** The room of the sockets that one session or API key has opened; its stored id, never the token. */
export const credentialRoom = (credentialId: string): string => `credential:${credentialId}`;
