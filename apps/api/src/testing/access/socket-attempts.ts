import { type ErrorCode, HTTP_STATUS } from "@dubdeck/domain";
import { expect } from "vitest";
import { connectTo, refusalOf } from "../live-client.ts";
import type { TestApp } from "../test-app.ts";
import { IN } from "./cells.ts";
import type { Actor } from "./roles.ts";
import { EVENTS } from "./rows.ts";

/**
 * Connects as the actor, sends an event and returns the status of the refusal, or IN. Only
 * `subscribe` gets a reply; other events are followed by an invalid message, whose error marks the end.
 */
export async function tryEvent(
  app: TestApp,
  event: string,
  { token, things }: Actor,
): Promise<number> {
  const { socket, heard } = connectTo(app, token);
  try {
    const refused = await refusalOf(socket);
    if (refused) return HTTP_STATUS[refused.code ?? "INTERNAL"];
    if (event === "connect") return IN;
    const content = EVENTS[event]?.[1];
    socket.emit(event, typeof content === "function" ? content(things) : content);
    if (event !== "subscribe") socket.emit("subscribe", "nonsense");
    await expect.poll(() => heard.length, { timeout: 5000, interval: 5 }).toBeGreaterThan(0);
    const refusal = heard.find(
      ([name, about]) => name === "error" && about["job_id"] === things.jobId,
    );
    return refusal ? HTTP_STATUS[refusal[1]["code"] as ErrorCode] : IN;
  } finally {
    socket.disconnect();
  }
}
