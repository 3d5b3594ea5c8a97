import { randomUUID } from "node:crypto";
import { insertUser } from "@dubdeck/db";
import { createTestDatabase } from "@dubdeck/testing";
import { afterAll, expect, inject, it } from "vitest";
import { buildApp } from "../app.ts";
import { createParts } from "../create-parts.ts";
import { readEnv } from "../env.ts";

const services = inject("services");
const database = await createTestDatabase(services.DATABASE_URL);
const { parts, close } = await createParts(
  readEnv({
    ...services,
    DATABASE_URL: database.url,
    PUBLIC_URL: "https://dubdeck.example",
    LOG_LEVEL: "silent",
  }),
);
const app = await buildApp(parts);
afterAll(async () => {
  await app.close();
  await close();
  await database.drop();
});

it("sells no plan on a public address without Stripe, and tells the site", async () => {
  const user = await insertUser(parts.db, { email: `${randomUUID()}@example.com` });
  const headers = { authorization: `Bearer ${await parts.sessions.open(user.id)}` };
  const config = await app.inject("/trpc/site.config");
  expect(config.json()).toMatchObject({ result: { data: { json: { billingEnabled: false } } } });
  const payload = { plan: "enterprise" };
  const checkout = await app.inject({ method: "POST", url: "/billing/checkout", headers, payload });
  expect(checkout.statusCode).toBe(503);
  expect(checkout.json()).toMatchObject({
    message: "Plans are not sold on this server. Please ask its operator to change your plan.",
  });
  expect((await app.inject({ url: "/billing/portal", headers })).statusCode).toBe(503);
  const till = { method: "POST", url: "/till/checkout", payload: "token=a.b&choice=pay" } as const;
  expect((await app.inject(till)).statusCode).toBeGreaterThanOrEqual(400);
  const webhook = await app.inject({ method: "POST", url: "/webhook/stripe", payload: {} });
  expect(webhook.statusCode).toBe(404);
});

it("has no mailer there without SMTP, so no reset link is logged", () => {
  expect(parts.mailer).toBeNull();
});
