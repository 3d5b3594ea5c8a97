import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { connectTo, type Heard, refusalOf } from "../live-client.ts";
import type { TestApp } from "../test-app.ts";
import type { SocketTalk } from "./socket-talks.ts";

/** Sends a whole talk on one connection; resolves to the server's messages once all is processed. */
export async function talk(
  app: Pick<TestApp, "url">,
  ownToken: string,
  { token = ownToken, messages, frames }: SocketTalk,
): Promise<Heard[]> {
  const { socket, heard } = connectTo(app, token);
  try {
    const refused = await refusalOf(socket);
    if (refused) return [["error", { code: refused.code }]];
    for (const { event, args } of messages) socket.emit(event, ...args);
    // The last message gets the last reply, unless the server disconnects before it.
    const last = randomUUID();
    socket.emit("subscribe", { job_id: last });
    const answered = () => heard.some(([, about]) => about?.["job_id"] === last);
    await expect.poll(() => !socket.connected || answered(), { interval: 5 }).toBe(true);
    const { ws } = socket.io.engine.transport as unknown as { ws: { send(frame: string): void } };
    for (const frame of frames) ws.send(frame);
    return heard;
  } finally {
    socket.disconnect();
  }
}
