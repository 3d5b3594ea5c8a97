import { describe, expect, it } from "vitest";
import { openVisit, sealVisit, type Visit } from "./visit.ts";

const secret = "a secret";
const visit: Visit = {
  page: "portal",
  customerId: "cus_till_1",
  returnUrl: "http://localhost:3000/app/billing",
};
const minutes = (count: number): Date => new Date(Date.UTC(2026, 0, 1) + count * 60_000);
const token = sealVisit(visit, secret, minutes(0));

describe("a visit's token", () => {
  it("is good for half an hour", () => {
    expect(openVisit("portal", token, { secret, now: minutes(29) })).toEqual(visit);
    expect(openVisit("portal", token, { secret, now: minutes(31) })).toBeNull();
  });

  it("opens the page it was made for, and no other", () => {
    expect(openVisit("checkout", token, { secret, now: minutes(1) })).toBeNull();
  });

  it("cannot be made or changed without the secret", () => {
    const forged = { ...visit, customerId: "cus_till_2" };
    const body = Buffer.from(JSON.stringify({ visit: forged, until: 9e15 })).toString("base64url");
    const [, signature] = token.split(".");
    const now = minutes(1);
    for (const bad of [
      `${body}.${signature}`,
      sealVisit(forged, "guess"),
      body,
      "",
      ".",
      "a.b.c",
    ]) {
      expect(openVisit("portal", bad, { secret, now })).toBeNull();
    }
  });
});
