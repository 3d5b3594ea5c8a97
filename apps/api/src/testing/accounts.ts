import type { TestApp } from "./test-app.ts";

export const password = "correct horse";

let count = 0;
/** Returns an unused e-mail address. */
export const newEmail = (): string => `person-${(count += 1)}@example.com`;

/** Returns functions that register accounts with a password, over HTTP. */
export const accountsOf = ({ call }: Pick<TestApp, "call">) => ({
  register: async (email = newEmail()): Promise<{ email: string; token: string }> => {
    const { body } = await call("POST", "/auth/register", { body: { email, password } });
    return { email, token: String(body["token"]) };
  },
  me: (token: string) => call("GET", "/auth/me", { token }),
});
