import type { ServerToClientEvents } from "@dubdeck/domain";
import { Emitter } from "@socket.io/postgres-emitter";
import type { Pool } from "pg";

type EventName = keyof ServerToClientEvents;

export interface JobEmitter {
  /** Sends an event to a room on every api process. Best effort; never throws. */
  emit<E extends EventName>(
    room: string,
    event: E,
    ...payload: Parameters<ServerToClientEvents[E]>
  ): void;
}

/**
 * Creates an emitter for a process without sockets, such as the worker. Events go through PostgreSQL.
 * @param onError called when an event could not be sent
 */
export function createJobEmitter(
  pool: Pool,
  onError: (error: unknown) => void = () => undefined,
): JobEmitter {
  const emitter = new Emitter<ServerToClientEvents>({ query });
  return {
    emit(room, event, ...payload) {
      emitter.to(room).emit(event, ...payload);
    },
  };

  // If a query fails, the emitter emits an error event with another query, in an endless loop. So
  // errors are caught here.
  async function query(text: string, [channel, message]: [string, string]): Promise<void> {
    try {
      await pool.query(text, [channel, withNamespace(message)]);
    } catch (error) {
      onError(error);
    }
  }
}

/** Adds the namespace, which the adapter requires but the emitter (0.1.1) omits. */
const withNamespace = (message: string): string =>
  JSON.stringify({ ...(JSON.parse(message) as object), nsp: "/" });
