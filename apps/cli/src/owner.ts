import { createSessions } from "@dubdeck/auth";
import { createDb, createPool, createUser, findUserByEmail } from "@dubdeck/db";

/** The account that stands for whoever owns this machine; nobody can log in to it by password. */
const OWNER_EMAIL = "owner@localhost";

/** A session of the machine's owner, an enterprise account made on first use. */
export async function openOwnerSession(
  databaseUrl: string,
): Promise<{ token: string; close: () => Promise<void> }> {
  const pool = createPool(databaseUrl, { max: 1 });
  const db = createDb(pool);
  const owner =
    (await findUserByEmail(db, OWNER_EMAIL)) ??
    (await createUser(db, { email: OWNER_EMAIL, plan: "enterprise" }));
  const sessions = createSessions(pool);
  const token = await sessions.open(owner.id);
  return {
    token,
    async close() {
      const session = await sessions.find(token);
      if (session) await sessions.close(session.id);
      await db.destroy();
    },
  };
}
