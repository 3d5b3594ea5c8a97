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
