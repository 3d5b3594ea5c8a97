import type { ServerToClientEvents } from "@dubdeck/domain";
import { Emitter } from "@socket.io/postgres-emitter";
import type { Pool } from "pg";

type EventName = keyof ServerToClientEvents;

export interface JobEmitter {
  /** Sends an event to a room on every api process; best effort, so it never throws. */
  emit<E extends EventName>(
    room: string,
    event: E,
    ...payload: Parameters<ServerToClientEvents[E]>
  ): void;
}

/**
 * Lets a process without sockets of its own speak to the rooms, by way of PostgreSQL.
 * @param onError Told of events that could not be sent.
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

  // The emitter answers a failed query by emitting an error event, by another query, without end.
  async function query(text: string, [channel, message]: [string, string]): Promise<void> {
    try {
      await pool.query(text, [channel, withNamespace(message)]);
    } catch (error) {
      onError(error);
    }
  }
}

/** The adapter wants to know the namespace, which the emitter (0.1.1) leaves out of its messages. */
const withNamespace = (message: string): string =>
  JSON.stringify({ ...(JSON.parse(message) as object), nsp: "/" });
