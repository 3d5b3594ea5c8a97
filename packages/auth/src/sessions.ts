import { toUser, type UserRow } from "@dubdeck/db";
import { SESSION_DAYS, type User } from "@dubdeck/domain";
import { NodePostgresAdapter } from "@lucia-auth/adapter-postgresql";
import { Lucia, TimeSpan } from "lucia";
import { hashToken, newToken } from "./tokens.ts";

export interface Session {
  /** SHA-256 of the bearer token; the token itself is not stored. */
  readonly id: string;
  readonly user: User;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Creates a store of 30-day sessions in PostgreSQL, keyed by the hash of their bearer token. */
export function createSessions(pool: Pool) {
  const lucia = newLucia(pool);

  return {
    /** Opens a session and returns its token, which is not stored. */
    async open(userId: string): Promise<string> {
      const token = newToken();
      await lucia.createSession(userId, {}, { sessionId: hashToken(token) });
      return token;
    },

    /** Finds a token's session and user; null if the token is unknown or expired. */
    async find(token: string): Promise<Session | null> {
      const { session, user } = await lucia.validateSession(hashToken(token));
      return session && { id: session.id, user: toUser(fromColumns(user.id, user.row)) };
    },

    close: (sessionId: string): Promise<void> => lucia.invalidateSession(sessionId),
    closeAll: (userId: string): Promise<void> => lucia.invalidateUserSessions(userId),
  };
}

type Pool = ConstructorParameters<typeof NodePostgresAdapter>[0];

const newLucia = (pool: Pool) =>
  new Lucia(new NodePostgresAdapter(pool, { user: "users", session: "sessions" }), {
    sessionExpiresIn: new TimeSpan(SESSION_DAYS, "d"),
    getUserAttributes: (row) => ({ row }),
  });

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof newLucia>;
    DatabaseUserAttributes: UserColumns;
  }
}

/** The adapter reads rows directly, so columns keep their database names. */
interface UserColumns {
  email: UserRow["email"];
  plan: UserRow["plan"];
  plan_until: UserRow["planUntil"];
  plan_after: UserRow["planAfter"];
  email_verified_at: UserRow["emailVerifiedAt"];
  created_at: UserRow["createdAt"];
}

function fromColumns(id: string, row: UserColumns) {
  const { email, plan } = row;
  const { plan_until: planUntil, plan_after: planAfter } = row;
  const { email_verified_at: emailVerifiedAt, created_at: createdAt } = row;
  return { id, email, plan, planUntil, planAfter, emailVerifiedAt, createdAt };
}
