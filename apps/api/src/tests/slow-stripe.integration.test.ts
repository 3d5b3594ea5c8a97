import { createHmac, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { listen } from "@dubdeck/testing/listen";
import { insertUser, deleteUser, insertCustomer, updatePlan } from "@dubdeck/db";
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

it("leaves the rest of the api its connections and rows while Stripe keeps visits waiting", async () => {
  const { billing, db, site } = parts;
  const returnUrl = `${site.publicUrl}/app/billing`;
  const users = await Promise.all(
    Array.from({ length: 12 }, () => insertUser(db, { email: `${randomUUID()}@example.com` })),
  );
  const visits = users.map((user) => billing.portal({ user, returnUrl }).catch(() => null));
  const events = users.map(async ({ id }) => {
    const event = signed(await insertCustomer(db, id, `cus_${id}`));
    await billing.handleWebhook(event.body, event.signature).catch(() => null);
  });
  await stripe.asked;
  await sleep(300);
  // The first locks the user's row, as starting a job does; the second deletes it.
  const work = users.map(async ({ id }) => {
    await updatePlan(db, id, { plan: "pro", actor: "admin" });
    await deleteUser(db, id);
  });
  const waited = await Promise.race([Promise.all(work), sleep(8000, "in vain")]);
  stripe.answer();
  await Promise.all([...visits, ...events, ...work]);
  expect(waited).not.toBe("in vain");
});

/** Signs an event of the customer as Stripe does. */
function signed(customer: string) {
  const created = Math.floor(Date.now() / 1000);
  const event = {
    id: `evt_${customer}`,
    type: "invoice.paid",
    created,
    data: { object: { customer } },
  };
  const payload = JSON.stringify(event);
  const signature = createHmac("sha256", "whsec_test")
    .update(`${created}.${payload}`)
    .digest("hex");
  return { body: Buffer.from(payload), signature: `t=${created},v1=${signature}` };
}

/** Starts a server that leaves all calls unanswered until told to refuse them. */
async function startSilentStripe() {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    asked.resolve();
    void answer.promise.then(() => response.writeHead(400, { connection: "close" }).end("{}"));
  });
  const listening = await listen(server);
  afterAll(listening.close);
  return { url: listening.origin, asked: asked.promise, answer: answer.resolve };
}
