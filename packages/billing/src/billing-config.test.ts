import { describe, expect, it } from "vitest";
import { billingConfig, billingEnv } from "./billing-config.ts";

const DATABASE_URL = "postgres://dubdeck:secret@localhost/dubdeck";
const stripe = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PRICE_PRO: "price_1",
  STRIPE_PRICE_ENTERPRISE: "price_2",
};
const HERE = { publicUrl: "http://localhost:3000", host: "127.0.0.1" };
const PUBLIC = { publicUrl: "https://dubdeck.example", host: "127.0.0.1" };
const read = (variables: object, reach: typeof HERE) =>
  billingConfig({ ...billingEnv.parse(variables), DATABASE_URL }, reach);

describe("which payment service is used", () => {
  it.each([
    ["the till where only this machine is served", {}, HERE, "till"],
    ["off on a public address", {}, PUBLIC, "off"],
    ["off where other machines reach the api", {}, { ...HERE, host: "0.0.0.0" }, "off"],
    ["the till anywhere when it is chosen", { BILLING: "till" }, PUBLIC, "till"],
    ["off when that is chosen", { BILLING: "off", ...stripe }, HERE, "off"],
    ["Stripe where its variables are set", stripe, PUBLIC, "stripe"],
    ["Stripe where its variables are set, here too", stripe, HERE, "stripe"],
    ["the till, chosen over Stripe's variables", { BILLING: "till", ...stripe }, HERE, "till"],
  ])("is %s", (_name, variables, reach, kind) => {
    expect(read(variables, reach).kind).toBe(kind);
  });

  it("gives the till a secret that every process has", () => {
    const config = read({}, HERE);
    expect(config).toEqual(read({}, HERE));
    expect(config).toMatchObject({ secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const other = billingConfig({ DATABASE_URL: `${DATABASE_URL}2` }, HERE);
    expect(other).not.toEqual(config);
  });

  it("names what is missing, and never a value", () => {
    const { STRIPE_PRICE_PRO: _pro, ...rest } = stripe;
    const start = () => read(rest, PUBLIC);
    expect(start).toThrow(/^Set STRIPE_PRICE_PRO too/);
    expect(start).not.toThrow(/sk_test/);
    expect(() => read({ BILLING: "stripe" }, HERE)).toThrow(/^Set STRIPE_SECRET_KEY, /);
  });
});
