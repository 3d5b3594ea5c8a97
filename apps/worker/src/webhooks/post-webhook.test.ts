import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { Refusal } from "../links/check-target.ts";
import { startReceiver } from "../testing/webhook-receiver.ts";
import { createWebhookPoster } from "./post-webhook.ts";

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  receiver = await startReceiver("127.0.0.1");
});
afterEach(() => void receiver.received.splice(0));
afterAll(() => receiver.close());

const post = (url: string, signal = AbortSignal.timeout(5000), allows = () => true) =>
  createWebhookPoster({ allows })({ url, headers: { "x-a": "1" }, body: '{"é":1}', signal });

it("posts body and headers to the whole URL", async () => {
  expect(await post(receiver.url)).toEqual({ status: 204, body: "" });
  const { host } = new URL(receiver.url);
  expect(receiver.received).toMatchObject([
    { path: "/hook?a=b", headers: { "x-a": "1", host }, body: '{"é":1}' },
  ]);
});

it("does not follow redirects", async () => {
  receiver.replies.push({ status: 302, headers: { location: receiver.url } });
  expect(await post(receiver.url)).toMatchObject({ status: 302 });
  expect(receiver.received).toHaveLength(1);
});

it("keeps the first KB of the response, without NUL", async () => {
  receiver.replies.push({ status: 500, body: Buffer.alloc(5_000_000) });
  const { status, body } = await post(receiver.url);
  expect({ status, length: body.length, nul: body.includes("\0") }).toEqual({
    status: 500,
    length: 1024,
    nul: false,
  });
});

it("gives up on a receiver that does not respond", async () => {
  receiver.replies.push("never");
  const signal = AbortSignal.timeout(200);
  await expect(post(receiver.url, signal)).rejects.toMatchObject({ name: "AbortError" });
  expect(signal.reason).toMatchObject({ name: "TimeoutError" });
});

it.each([
  "http://127.0.0.1:PORT/",
  "http://localhost:PORT/",
  "http://[::1]:PORT/",
  "http://0x7f.1:PORT/",
  "https://10.0.0.1/",
  "http://169.254.169.254/latest/meta-data",
  "http://8.8.8.8:25/",
])("refuses %s", async (url) => {
  const to = url.replace("PORT", new URL(receiver.url).port);
  const signal = AbortSignal.timeout(5000);
  const failed = createWebhookPoster()({ url: to, headers: {}, body: "", signal });
  await expect(failed).rejects.toBeInstanceOf(Refusal);
  expect(receiver.received).toEqual([]);
});

it("fails if nothing listens there", async () => {
  await expect(post("http://127.0.0.1:1025/")).rejects.toMatchObject({ code: "ECONNREFUSED" });
});
