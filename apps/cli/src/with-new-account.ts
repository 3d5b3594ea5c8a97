import { randomUUID } from "node:crypto";
import type { RunState } from "@dubdeck/stack";
import type { Server } from "./api-client.ts";
import { openLocalSession } from "./owner.ts";

/**
 * Runs `work` against a local stack with a new account, which starts with empty caches; removes the
 * account and all its data afterwards.
 */
export async function withNewAccount<T>(
  { env, addresses }: Pick<RunState, "env" | "addresses">,
  work: (server: Server) => Promise<T>,
): Promise<T> {
  const email = `new-${randomUUID()}@localhost`;
  const session = await openLocalSession(env["DATABASE_URL"] ?? "", email);
  const server = { url: addresses["site"] ?? "", token: session.token };
  try {
    return await work(server);
  } finally {
    await removeAccount(server, email).catch((error: unknown) => {
      console.error(`The account ${email} is left behind: ${String(error)}`);
    });
    await session.close();
  }
}

/** Removes the account through the site's tRPC API, because API keys cannot remove accounts. */
async function removeAccount({ url, token }: Server, confirmEmail: string): Promise<void> {
  const response = await fetch(`${url}/trpc/account.remove`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ json: { confirmEmail } }),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
}
