import { API_KEY_PREFIX, hashToken } from "@dubdeck/auth";
import { selectApiKey } from "@dubdeck/db";
import { PLANS, type User } from "@dubdeck/domain";
import type { Parts } from "../../deps.ts";

export interface Identity {
  readonly user: User;
  /** Id of the session or the API key. */
  readonly credentialId: string;
  /** Null for an API key. */
  readonly sessionId: string | null;
}

type AuthParts = Pick<Parts, "db" | "sessions">;

/**
 * Identifies the user behind a bearer token, which is a session token or an API key. Returns null if
 * the token is unknown or expired, or if the key owner's plan has no API keys.
 */
export async function authenticate(parts: AuthParts, token: string): Promise<Identity | null> {
  return token.startsWith(API_KEY_PREFIX)
    ? await authenticateKey(parts, token)
    : await authenticateSession(parts, token);
}

/** Identifies the user behind a session token. tRPC uses this, since it accepts no API keys. */
export async function authenticateSession(
  { sessions }: AuthParts,
  token: string,
): Promise<Identity | null> {
  const session = await sessions.find(token);
  return session && { user: session.user, credentialId: session.id, sessionId: session.id };
}

/** Extracts the token from an `Authorization: Bearer …` header; null if there is none. */
export const bearerToken = (header: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(header ?? "")?.[1] ?? null;

/** A key works only while its owner's plan includes API keys. */
async function authenticateKey({ db }: AuthParts, key: string): Promise<Identity | null> {
  const found = await selectApiKey(db, hashToken(key));
  if (!found || !PLANS[found.user.plan].settings) return null;
  return { user: found.user, credentialId: found.id, sessionId: null };
}
