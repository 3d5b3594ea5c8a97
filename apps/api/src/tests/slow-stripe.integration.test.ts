import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createUser, findUser } from "@dubdeck/db";
import { createTestDatabase } from "@dubdeck/testing";
import { afterAll, expect, inject, it } from "vitest";
import { createParts } from "../create-parts.ts";
import { readEnv } from "../env.ts";

const stripe = await startSilentStripe();
const services = inject("services");
const database = await createTestDatabase(services.DATABASE_URL);
const { parts, close } = await createParts(
  readEnv({
    ...services,
    DATABASE_URL: database.url,
    LOG_LEVEL: "silent",
    STRIPE_SECRET_KEY: "sk_test_dubdeck",
    STRIPE_WEBHOOK_SECRET: "whsec_test",
    STRIPE_PRICE_PRO: "price_pro",
    STRIPE_PRICE_ENTERPRISE: "price_enterprise",
    STRIPE_API_BASE: stripe.url,
  }),
);
afterAll(async () => {
  await close();
  await database.drop();
});

it("leaves the rest of the api its connections while Stripe keeps checkouts waiting", async () => {
  const { billing, db, site } = parts;
  const returnUrl = `${site.publicUrl}/app/billing`;
  const visits = Array.from({ length: 12 }, async () => {
    const user = await createUser(db, { email: `${randomUUID()}@example.com` });
    await billing.portal({ user, returnUrl }).catch(() => null);
    return user;
  });
  await stripe.asked;
  await sleep(300);
  const found = await Promise.race([findUser(db, randomUUID()), sleep(2000, "no connection")]);
  stripe.answer();
  await Promise.all(visits);
  expect(found).toBeUndefined();
});

/** Leaves every call without an answer until it is told to refuse them all. */
async function startSilentStripe() {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    asked.resolve();
    void answer.promise.then(() => response.writeHead(400, { connection: "close" }).end("{}"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked: asked.promise, answer: answer.resolve };
}
