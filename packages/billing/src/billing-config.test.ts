import { describe, expect, it } from "vitest";
import { billingConfig, billingEnv } from "./billing-config.ts";

const DATABASE_URL = "postgres://dubdeck:secret@localhost/dubdeck";
const stripe = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PRICE_PRO: "price_1",
  STRIPE_PRICE_ENTERPRISE: "price_2",
};

describe("who takes the money", () => {
  it("is the till without Stripe's variables, with a secret that every process has", () => {
    const config = billingConfig({ DATABASE_URL });
    expect(config).toEqual(billingConfig({ DATABASE_URL }));
    expect(config).toMatchObject({ kind: "till", secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(billingConfig({ DATABASE_URL: `${DATABASE_URL}2` })).not.toEqual(config);
  });

  it("is Stripe with them", () => {
    const env = { ...billingEnv.parse(stripe), DATABASE_URL };
    expect(billingConfig(env)).toMatchObject({ kind: "stripe", pricePro: "price_1" });
  });

  it("names what is missing, and never a value", () => {
    const { STRIPE_PRICE_PRO: _pro, ...rest } = stripe;
    const start = () => billingConfig({ ...rest, DATABASE_URL });
    expect(start).toThrow(/^Set STRIPE_PRICE_PRO too/);
    expect(start).not.toThrow(/sk_test/);
  });
});
