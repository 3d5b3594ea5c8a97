import { insertCustomer } from "@dubdeck/db";
import { createTestDatabase } from "@dubdeck/testing";
import { afterAll, expect, inject, it } from "vitest";
import { createBilling } from "./create-billing.ts";
import { newUser, recordingLog } from "./testing/customers.ts";

const SITE = "https://dubdeck.example";
const database = await createTestDatabase(inject("services").DATABASE_URL);
const { db } = database;
afterAll(() => database.drop());

it("sells nothing, says so once at the start, and names who must be ended by hand", async () => {
  const log = recordingLog();
  const config = { kind: "off" } as const;
  const billing = createBilling({ db, locks: db, config, publicUrl: SITE, log });
  expect(log.lines).toMatchObject([
    { level: "warn", message: expect.stringMatching(/^Billing is off: .*STRIPE_.*BILLING=till/) },
  ]);
  const user = await newUser(db);
  const order = { user, plan: "pro", successUrl: SITE, cancelUrl: SITE } as const;
  const notSold = {
    code: "UNAVAILABLE",
    message: expect.stringContaining("Plans are not sold on this server."),
  };
  await expect(billing.checkout(order)).rejects.toMatchObject(notSold);
  await expect(billing.portal({ user, returnUrl: SITE })).rejects.toMatchObject(notSold);
  await expect(billing.handleWebhook(Buffer.from("{}"), "")).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await billing.cancelSubscription(user);
  expect(log.lines).toHaveLength(1);
  await insertCustomer(db, user.id, `cus_${user.id}`);
  await billing.cancelSubscription(user);
  expect(log.lines[1]).toMatchObject({ level: "warn", detail: { customer: `cus_${user.id}` } });
});
