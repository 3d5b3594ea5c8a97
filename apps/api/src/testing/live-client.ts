import type { ErrorCode } from "@dubdeck/domain";
import { io, type Socket } from "socket.io-client";
import type { TestApp } from "./test-app.ts";

export type Heard = [event: string, payload: Record<string, unknown>];

/** Opens a socket as the site does, and records all events it receives. */
export function connectTo({ url }: Pick<TestApp, "url">, token: unknown, options: object = {}) {
  const socket = io(url, {
    auth: { token },
    transports: ["websocket"],
    reconnection: false,
    forceNew: true,
    ...options,
  });
  const heard: Heard[] = [];
  socket.onAny((event: string, payload: Heard[1]) => heard.push([event, payload]));
  return { socket, heard };
}

/** Resolves to the error that refused the socket, or to null once it is connected. */
export async function refusalOf(
  socket: Socket,
): Promise<{ message: string; code: ErrorCode | undefined } | null> {
  const { promise, resolve } = Promise.withResolvers<
    (Error & { data?: { code: ErrorCode } }) | null
  >();
  socket.once("connect", () => resolve(null));
  socket.once("connect_error", resolve);
  const refused = await promise;
  return refused && { message: refused.message, code: refused.data?.code };
}
