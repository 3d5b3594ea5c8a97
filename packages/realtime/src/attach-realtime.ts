import type { Server as HttpServer } from "node:http";
import { type ErrorCode, userRoom } from "@dubdeck/domain";
import { createAdapter } from "@socket.io/postgres-adapter";
import type { Pool } from "pg";
import { Server } from "socket.io";
import { type Authenticate, identify } from "./identify.ts";
import type { JobEmitter } from "./job-emitter.ts";
import { lendable } from "./lendable.ts";
import { credentialRoom } from "./rooms.ts";
import type { JobServer, JobSocket } from "./socket-types.ts";
import { type LoadJobState, serveSubscriptions } from "./subscriptions.ts";

export interface RealtimeOptions {
  readonly pool: Pool;
  /** The site's origin; no other page may connect. */
  readonly origin: string;
  readonly authenticate: Authenticate;
  readonly loadJobState: LoadJobState;
  readonly onError: (error: unknown) => void;
}

export interface Realtime extends JobEmitter {
  /** Ends the sockets of a session or API key that is over, on every api process. */
  endCredential(credentialId: string): void;
  /** Ends all of a user's sockets, on every api process. */
  endUser(userId: string): void;
  /** Drops every socket in such a way that its client reconnects; the HTTP server stays the caller's. */
  close(): Promise<void>;
}

/**
 * Live job updates on an HTTP server: path /socket.io, websocket only, `auth.token`. A socket
 * joins the room of a job once it is known to own it; rooms reach across api processes.
 */
export function attachRealtime(httpServer: HttpServer, options: RealtimeOptions): Realtime {
  const io: JobServer = new Server(httpServer, {
    path: "/socket.io",
    transports: ["websocket"],
    serveClient: false,
    maxHttpBufferSize: 16 * 1024,
    allowRequest: (request, decide) => decide(null, isOwnPage(request.headers.origin, options)),
    adapter: createAdapter(lendable(options.pool), { errorHandler: options.onError }),
  });

  io.use((socket, next) => {
    void admit(socket, options, next);
  });
  io.on("connection", (socket) => {
    const { userId, credentialId } = socket.data;
    void socket.join([userRoom(userId), credentialRoom(credentialId)]);
    serveSubscriptions(socket, options);
  });

  return {
    emit: (room, event, ...payload) => {
      io.to(room).emit(event, ...payload);
    },
    endCredential: (credentialId) => {
      io.in(credentialRoom(credentialId)).disconnectSockets(true);
    },
    endUser: (userId) => {
      io.in(userRoom(userId)).disconnectSockets(true);
    },
    // `io.close()` would also wait for every request of the HTTP server.
    close: async () => {
      io.engine.close();
      await io.of("/").adapter.close();
    },
  };
}

/** Programs send no Origin header; a browser always does. */
const isOwnPage = (origin: string | undefined, options: RealtimeOptions): boolean =>
  origin === undefined || origin === options.origin;

/** What `next` is given reaches a client that is not let in as its `connect_error`. */
async function admit(
  socket: JobSocket,
  options: RealtimeOptions,
  next: (refused?: Error) => void,
): Promise<void> {
  try {
    const identity = await identify(socket, options.authenticate);
    if (identity) socket.data = identity;
    next(identity ? undefined : refusal("UNAUTHORIZED", "Please sign in again."));
  } catch (error) {
    options.onError(error);
    next(refusal("UNAVAILABLE", "Live updates are not available right now."));
  }
}

const refusal = (code: ErrorCode, message: string): Error =>
  Object.assign(new Error(message), { data: { code } });
