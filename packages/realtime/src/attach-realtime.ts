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

/** Counts each user's open connections across all api processes. */
export interface Connections {
  /** Adds a connection. Throws RATE_LIMITED if the user has too many. */
  add(socketId: string, identity: SocketIdentity): Promise<void>;
  /** Marks connections as still open; called every 20 s. */
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
  /** Disconnects the sockets of an ended session or revoked API key, on every api process. */
  endCredential(credentialId: string): void;
  /** Disconnects all of a user's sockets, on every api process. */
  endUser(userId: string): void;
  /** Drops all sockets such that clients reconnect. Does not close the HTTP server. */
  close(): Promise<void>;
}

/**
 * Attaches live job updates to an HTTP server: path /socket.io, websocket only, token in
 * `auth.token`. A socket joins a job's room only after an ownership check; rooms span all api
 * processes. Any origin may connect, since sockets authenticate by token, not by cookie.
 */
export function attachRealtime(httpServer: HttpServer, options: RealtimeOptions): Realtime {
  const io: JobServer = new Server(httpServer, {
    path: "/socket.io",
    transports: ["websocket"],
    serveClient: false,
    maxHttpBufferSize: 16 * 1024,
    adapter: createAdapter(releaseOnDisconnect(options.pool), { errorHandler: options.onError }),
  });

  const removals = new Set<Promise<void>>();
  io.use((socket, next) => {
    void admit(socket, options, next);
  });
  io.on("connection", (socket) => {
    const { userId, credentialId } = socket.data;
    void socket.join([userRoom(userId), credentialRoom(credentialId)]);
    serveSubscriptions(socket, options);
    socket.once("disconnect", () => {
      const removal = options.connections.remove(socket.id).catch(options.onError);
      removals.add(removal);
      void removal.then(() => removals.delete(removal));
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
    // `io.close()` would also close the HTTP server and wait for its requests.
    close: async () => {
      clearInterval(touching);
      io.engine.close();
      await io.of("/").adapter.close();
      await Promise.all(removals);
    },
  };
}

/** Authenticates and counts a new socket. Clients receive errors passed to `next` as `connect_error`. */
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
 * Wraps the pool for Socket.IO's adapter. The adapter holds one connection to listen on and never
 * releases it when it breaks, so it is released here; otherwise the pool would count it for ever.
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
