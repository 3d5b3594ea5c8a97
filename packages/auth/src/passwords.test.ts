import { expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./passwords.ts";

it("stores a password as argon2id, never twice alike", async () => {
  const [one, two] = await Promise.all([hashPassword("secret-1"), hashPassword("secret-1")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword(one, "secret-1")).toBe(true);
  expect(await verifyPassword(two, "secret-2")).toBe(false);
});

it("rejects every password for an account without one", async () => {
  for (const typed of ["", "null", "secret-1"])
    expect(await verifyPassword(null, typed)).toBe(false);
});
