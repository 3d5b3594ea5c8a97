import { createBillingService, billingStatus, GRACE_MS } from "@dubdeck/billing";
import { selectCustomer, selectSubscriptions } from "@dubdeck/db";
import type { User } from "@dubdeck/domain";
import { createTestDatabase } from "@dubdeck/testing";
import { afterAll, beforeEach, describe, expect, inject, it } from "vitest";
import { newUser, planOf, recordingLog } from "@dubdeck/billing/testing";
import { createTill } from "./create-till.ts";
import { openTill } from "./testing/till-browser.ts";

const SITE = "http://localhost:3000";
const successUrl = `${SITE}/app/billing?checkout=success`;
const cancelUrl = `${SITE}/app/billing`;

const database = await createTestDatabase(inject("services").DATABASE_URL);
const { db } = database;
const parts = { db, publicUrl: SITE, log: recordingLog() };
const till = createTill({ ...parts, secret: "a secret of the tests" });
const billing = createBillingService({ ...parts, locks: db, provider: till.provider });
const browser = await openTill(till);
afterAll(async () => {
  await browser.app.close();
  await database.drop();
});

let user: User;
const plan = () => planOf(db, user.id);
const checkout = (wish: "pro" | "enterprise" = "pro") =>
  billing.checkout({ user, plan: wish, successUrl, cancelUrl });
const buy = async (wish?: "pro" | "enterprise") =>
  (await browser.open(await checkout(wish))).press("pay");
const portal = async () => browser.open(await billing.portal({ user, returnUrl: cancelUrl }));
const status = async () => billingStatus(await selectSubscriptions(db, user.id), new Date());
const periodEnd = async () => (await selectSubscriptions(db, user.id))[0]?.periodEnd;

beforeEach(async () => {
  user = await newUser(db);
});

describe("buying", () => {
  it("shows what is bought, takes no money and leads back", async () => {
    const page = await browser.open(await checkout("enterprise"));
    expect(page.status).toBe(200);
    expect(page.text).toContain("Test till – no money moves");
    expect(page.text).toContain("$99 a month");
    expect(page.text).toContain(user.email);
    expect((await page.press("pay")).address).toBe(successUrl);
    expect(await plan()).toEqual({ plan: "enterprise", planUntil: null, planAfter: "starter" });
  });

  it("changes nothing when the card is declined or the visitor goes back", async () => {
    const page = await (await browser.open(await checkout())).press("decline");
    expect(page.text).toContain("The card was declined");
    expect(page.text).toContain(`href="${cancelUrl}"`);
    expect(await plan()).toMatchObject({ plan: "starter" });
    expect((await page.press("pay")).address).toBe(successUrl);
    expect(await plan()).toMatchObject({ plan: "pro" });
  });

  it("buys once, however often and in however many tabs the button is pressed", async () => {
    const tabs = await Promise.all(
      [checkout(), checkout(), checkout("enterprise")].map(async (tab) => browser.open(await tab)),
    );
    const ends = await Promise.all([...tabs, ...tabs].map((tab) => tab.press("pay")));
    expect(await selectSubscriptions(db, user.id)).toHaveLength(1);
    expect(ends.filter(({ address }) => address === successUrl)).toHaveLength(2);
    expect(ends.filter(({ text }) => text.includes("Your subscription"))).toHaveLength(4);
  });

  it("sends customers with a subscription to the portal", async () => {
    await buy();
    expect((await browser.open(await checkout("enterprise"))).text).toContain("Your subscription");
  });
});

describe("the portal", () => {
  it("says so when there is nothing yet", async () => {
    const page = await portal();
    expect(page.text).toMatch(/Subscription<\/dt>\s*<dd>None/);
    expect(page.text).not.toContain("<button");
  });

  it("upgrades at once, and downgrades when the paid period ends", async () => {
    await buy("pro");
    const up = await (await portal()).press("change-to-enterprise");
    expect(up.text).toMatch(/role="status">The subscription is now Enterprise/);
    expect(await plan()).toMatchObject({ plan: "enterprise", planUntil: null });
    const down = await up.press("change-to-pro");
    expect(down.text).toContain("changes to Pro on");
    const planUntil = await periodEnd();
    expect(await plan()).toEqual({ plan: "enterprise", planUntil, planAfter: "pro" });
    await down.press("end");
    expect(await plan()).toMatchObject({ plan: "pro", planUntil: null });
  });

  it("takes a downgrade back", async () => {
    await buy("enterprise");
    const down = await (await portal()).press("change-to-pro");
    await down.press("change-to-enterprise");
    expect(await plan()).toMatchObject({ plan: "enterprise", planUntil: null });
  });

  it("refunds an upgrade alone, then the rest", async () => {
    await buy("pro");
    const up = await (await portal()).press("change-to-enterprise");
    const refunded = await up.press("refund");
    expect(await plan()).toMatchObject({ plan: "pro", planUntil: null });
    await refunded.press("refund");
    expect(await plan()).toMatchObject({ plan: "starter" });
  });

  it("cancels at the period's end and takes that back", async () => {
    await buy();
    const cancelled = await (await portal()).press("cancel");
    expect(await plan()).toEqual({
      plan: "pro",
      planUntil: await periodEnd(),
      planAfter: "starter",
    });
    await cancelled.press("resume");
    expect(await plan()).toMatchObject({ plan: "pro", planUntil: null });
  });

  it("lets a renewal fail, with a grace period, and be paid later", async () => {
    await buy();
    const failed = await (await portal()).press("fail");
    const { periodStart } = (await selectSubscriptions(db, user.id))[0] ?? {};
    const planUntil = new Date((periodStart?.getTime() ?? 0) + GRACE_MS);
    expect(await plan()).toEqual({ plan: "pro", planUntil, planAfter: "starter" });
    await failed.press("pay");
    expect(await plan()).toMatchObject({ plan: "pro", planUntil: null });
  });

  it("refunds and ends, after which the same user buys again", async () => {
    await buy("enterprise");
    const refunded = await (await portal()).press("refund");
    expect(await plan()).toEqual({ plan: "starter", planUntil: null, planAfter: "starter" });
    expect(refunded.text).not.toContain("<button");
    expect((await buy("pro")).address).toBe(successUrl);
    expect(await plan()).toMatchObject({ plan: "pro" });
  });

  it("ends the period of a cancelled subscription", async () => {
    await buy();
    await (await (await portal()).press("cancel")).press("end");
    expect(await plan()).toMatchObject({ plan: "starter" });
    expect((await selectSubscriptions(db, user.id))[0]?.status).toBe("canceled");
  });

  it("does nothing for a button of a page that is out of date", async () => {
    await buy();
    const page = await portal();
    await (await portal()).press("refund");
    expect((await page.press("cancel")).text).not.toContain('role="status"');
    expect(await plan()).toMatchObject({ plan: "starter" });
  });
});

describe("a subscription that is left alone", () => {
  it("renews by itself, and takes its downgrade at the period's end", async () => {
    await buy("enterprise");
    await (await portal()).press("change-to-pro");
    const past = new Date(Date.now() - 40 * 86_400_000);
    const monthAgo = new Date(Date.now() - 10 * 86_400_000);
    await db
      .updateTable("tillSubscriptions")
      .set({ periodStart: past, periodEnd: monthAgo, nextPlanAt: monthAgo })
      .where("customerId", "=", `cus_till_${user.id}`)
      .execute();
    expect((await portal()).text).toMatch(/Pro, \$29 a month; renews on/);
    await (await portal()).press("cancel");
    const [stored] = await selectSubscriptions(db, user.id);
    expect(stored).toMatchObject({ plan: "pro", periodStart: monthAgo, endsAt: stored?.periodEnd });
  });
});

describe("the end of an account", () => {
  it("ends the subscription", async () => {
    await buy();
    await billing.cancelSubscription(user);
    expect(await plan()).toMatchObject({ plan: "starter" });
  });
});

describe("the pages", () => {
  it("refuse a token that is missing, forged or for another page", async () => {
    await buy();
    const { search } = new URL(await billing.portal({ user, returnUrl: cancelUrl }));
    const bad = ["", "?token=", "?token=a.b", `${search}x`];
    const addresses = ["checkout", "portal"].flatMap((name) => bad.map((q) => `/till/${name}${q}`));
    for (const address of [...addresses, `/till/checkout${search}`]) {
      const page = await browser.open(address);
      expect(page.status).toBe(403);
      expect(page.text).toContain("This page has expired");
    }
  });

  it("do nothing for a form without a token", async () => {
    await buy();
    for (const [url, payload] of [
      ["/till/portal", "action=refund"],
      ["/till/portal", "action=refund&token=a.b"],
      ["/till/checkout", "choice=pay"],
    ] as const) {
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const { statusCode } = await browser.app.inject({ method: "POST", url, payload, headers });
      expect(statusCode).toBe(403);
    }
    expect(await plan()).toMatchObject({ plan: "pro" });
  });

  it("run no scripts, are not cached and send no referrer", async () => {
    const { headers } = await portal();
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'self';/);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
    const style = await browser.app.inject("/till/style.css");
    expect(style.headers["content-type"]).toContain("text/css");
  });

  it("end with the account", async () => {
    const address = await billing.portal({ user, returnUrl: cancelUrl });
    expect(await selectCustomer(db, user.id)).not.toBeNull();
    await db.deleteFrom("users").where("id", "=", user.id).execute();
    expect((await browser.open(address)).status).toBe(403);
  });
});

it("has the same billing status as a customer of Stripe", async () => {
  expect(await status()).toEqual({ subscription: null, invoices: [] });
  await buy("enterprise");
  const at = await periodEnd();
  expect(await status()).toMatchObject({
    subscription: { plan: "enterprise", renewsAt: at, change: null, failedPayment: null },
    invoices: [{ plan: "enterprise", amountCents: 9900, state: "paid" }],
  });
  await (await portal()).press("change-to-pro");
  expect((await status()).subscription).toMatchObject({ change: { plan: "pro", at } });
  await (await portal()).press("cancel");
  expect((await status()).subscription).toMatchObject({ endsAt: at, renewsAt: null, change: null });
  await (await portal()).press("resume");
  await (await portal()).press("fail");
  expect(await status()).toMatchObject({
    subscription: { failedPayment: { amountCents: 9900, planUntil: expect.any(Date) } },
    invoices: [{ state: "open" }],
  });
  await (await portal()).press("pay");
  expect((await status()).subscription).toMatchObject({ failedPayment: null });
});
