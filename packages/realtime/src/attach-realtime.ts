import type { Server as HttpServer } from "node:http";
import { AppError, type ErrorCode, userRoom, SIGN_IN_AGAIN } from "@dubdeck/domain";
import { createAdapter } from "@socket.io/postgres-adapter";
import type { Pool } from "pg";
import { Server } from "socket.io";
import type { JobEmitter } from "./job-emitter.ts";
import {
  type Authenticate,
  credentialRoom,
  identify,
  type JobServer,
  type JobSocket,
  type SocketIdentity,
} from "./job-sockets.ts";
import { type LoadJobState, serveSubscriptions } from "./subscriptions.ts";

/** Counts the users' open connections, over all api processes. */
export interface Connections {
  /** Counts a connection. Throws RATE_LIMITED when the user has too many. */
  add(socketId: string, identity: SocketIdentity): Promise<void>;
  /** Reports connections as open; called every 20 s. */
  touch(socketIds: readonly string[]): Promise<void>;
  remove(socketId: string): Promise<void>;
}

export interface RealtimeOptions {
  readonly pool: Pool;
  readonly authenticate: Authenticate;
  readonly connections: Connections;
  readonly loadJobState: LoadJobState;
  readonly onError: (error: unknown) => void;
}

const TOUCH_MS = 20_000;

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
 * joins the room of a job once it is known to own it; rooms reach across api processes. The token
 * authenticates, so pages and programs of any origin may connect.
 */
export function attachRealtime(httpServer: HttpServer, options: RealtimeOptions): Realtime {
  const io: JobServer = new Server(httpServer, {
    path: "/socket.io",
    transports: ["websocket"],
    serveClient: false,
    maxHttpBufferSize: 16 * 1024,
    adapter: createAdapter(releaseOnDisconnect(options.pool), { errorHandler: options.onError }),
  });

  const leavings = new Set<Promise<void>>();
  io.use((socket, next) => {
    void admit(socket, options, next);
  });
  io.on("connection", (socket) => {
    const { userId, credentialId } = socket.data;
    void socket.join([userRoom(userId), credentialRoom(credentialId)]);
    serveSubscriptions(socket, options);
    socket.once("disconnect", () => {
      const leaving = options.connections.remove(socket.id).catch(options.onError);
      leavings.add(leaving);
      void leaving.then(() => leavings.delete(leaving));
    });
  });
  const touching = setInterval(() => {
    options.connections.touch([...io.sockets.sockets.keys()]).catch(options.onError);
  }, TOUCH_MS);

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
      clearInterval(touching);
      io.engine.close();
      await io.of("/").adapter.close();
      await Promise.all(leavings);
    },
  };
}

/** What `next` is given reaches a client that is not let in as its `connect_error`. */
async function admit(
  socket: JobSocket,
  options: RealtimeOptions,
  next: (refused?: Error) => void,
): Promise<void> {
  try {
    const identity = await identify(socket, options.authenticate);
    if (!identity) return next(refusal("UNAUTHORIZED", SIGN_IN_AGAIN));
    await options.connections.add(socket.id, identity);
    socket.data = identity;
    next();
  } catch (error) {
    if (error instanceof AppError) return next(refusal(error.code, error.message));
    options.onError(error);
    next(refusal("UNAVAILABLE", "Live updates are not available right now."));
  }
}

const refusal = (code: ErrorCode, message: string): Error =>
  Object.assign(new Error(message), { data: { code } });

/**
 * The pool as Socket.IO's adapter uses it. The adapter keeps a connection for listening and forgets
 * it when it breaks, so it is given back here: else the pool would count it for ever.
 */
function releaseOnDisconnect(pool: Pool): Pool {
  const used: Pick<Pool, "connect" | "query"> = {
    query: pool.query.bind(pool),
    connect: async () => {
      const client = await pool.connect();
      client.once("end", () => client.release(true));
      return client;
    },
  };
  return used as Pool;
}
