import { createSessions } from "@dubdeck/auth";
import { createDb, createPool, insertUser, selectUserByEmail } from "@dubdeck/db";

/** The local account of this machine's owner; it has no password, which rules out password login. */
export const OWNER_EMAIL = "owner@localhost";

/** Opens a session of a local enterprise account, creating the account on first use. */
export async function openLocalSession(
  databaseUrl: string,
  email: string,
): Promise<{ token: string; close: () => Promise<void> }> {
  const pool = createPool(databaseUrl, { max: 1 });
  const db = createDb(pool);
  const user =
    (await selectUserByEmail(db, email)) ?? (await insertUser(db, { email, plan: "enterprise" }));
  const sessions = createSessions(pool);
  const token = await sessions.open(user.id);
  return {
    token,
    async close() {
      const session = await sessions.find(token);
      if (session) await sessions.close(session.id);
      await db.destroy();
    },
  };
}
