import type { ClientToServerEvents, ServerToClientEvents } from "@dubdeck/domain";
import type { DefaultEventsMap, Server, Socket } from "socket.io";

/** Who a socket speaks for; an API key has no session. */
export interface SocketIdentity {
  readonly userId: string;
  readonly sessionId: string | null;
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
