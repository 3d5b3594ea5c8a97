import { readSignedEvent, signEvent } from "@dubdeck/billing";
import { AppError, HTTP_STATUS } from "@dubdeck/domain";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { stripeWebhookRoute } from "./stripe-webhook-route.ts";

const secret = "whsec_test";
const app = Fastify();
const seen: string[] = [];
app.setErrorHandler((error, _request, reply) =>
  reply.code(error instanceof AppError ? HTTP_STATUS[error.code] : 500).send({}),
);
await app.register(stripeWebhookRoute, {
  billing: {
    async handleWebhook(body, signature) {
      seen.push(readSignedEvent(body, signature, secret).id);
      return "applied";
    },
  },
});
app.post("/other", ({ body }) => ({ body }));

const post = (payload: Buffer | undefined, signature?: string) =>
  app.inject({
    method: "POST",
    url: "/webhook/stripe",
    ...(payload ? { payload } : {}),
    headers: {
      "content-type": "application/json; charset=utf-8",
      ...(signature ? { "stripe-signature": signature } : {}),
    },
  });

it("verifies the bytes as they were sent, and parses elsewhere as ever", async () => {
  const { body, signature } = signEvent({ id: "evt_1", text: "ä \u2028" }, secret);
  expect((await post(body, signature)).json()).toEqual({ received: true });
  expect(seen).toEqual(["evt_1"]);
  const other = await app.inject({ method: "POST", url: "/other", payload: { a: 1 } });
  expect(other.json()).toEqual({ body: { a: 1 } });
});

it("answers 400 for a body that was changed on its way, or is missing", async () => {
  const { body, signature } = signEvent({ id: "evt_2" }, secret);
  expect((await post(Buffer.concat([body, Buffer.from(" ")]), signature)).statusCode).toBe(400);
  expect((await post(undefined, signature)).statusCode).toBe(400);
  expect((await post(body)).statusCode).toBe(400);
  expect(seen).toEqual(["evt_1"]);
});
