import { createServer, Server } from "node:net";
import { listen } from "@dubdeck/testing/listen";
import { expect, it, onTestFinished, vi } from "vitest";
import { createPortPicker } from "./ports.ts";

it("takes the next free port when the preferred one is taken", async () => {
  const taken = await takePort("127.0.0.1");
  const port = await createPortPicker()(taken);
  expect(port).toBeGreaterThan(taken);
});

it("sees a port that is taken on another address of the machine", async () => {
  const taken = await takePort("0.0.0.0");
  expect(await createPortPicker()(taken)).not.toBe(taken);
});

it("returns each port once, even before a service listens on it", async () => {
  const pick = createPortPicker();
  const first = await pick(0);
  expect(await pick(first)).not.toBe(first);
});

it("gives no port that the system may give to an outgoing connection", async () => {
  const pick = createPortPicker();
  for (let i = 0; i < 50; i += 1) expect(await pick(0)).toBeLessThan(32_768);
});

it("says so when a port is free but not for this user", async () => {
  vi.spyOn(Server.prototype, "listen").mockImplementationOnce(function (this: Server) {
    process.nextTick(() => this.emit("error", Object.assign(new Error(), { code: "EACCES" })));
    return this;
  });
  await expect(createPortPicker()(80)).rejects.toThrow("No right to listen on port 80.");
});

async function takePort(host: string): Promise<number> {
  const { port, close } = await listen(createServer(), host);
  onTestFinished(close);
  return port;
}
