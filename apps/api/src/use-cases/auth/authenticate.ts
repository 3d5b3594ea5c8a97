import { API_KEY_PREFIX, hashToken } from "@dubdeck/auth";
import { selectApiKey } from "@dubdeck/db";
import { PLANS, type User } from "@dubdeck/domain";
import type { Parts } from "../../deps.ts";

export interface Identity {
  readonly user: User;
  /** The session's or the API key's. */
  readonly credentialId: string;
  /** Null for an API key. */
  readonly sessionId: string | null;
}

type AuthParts = Pick<Parts, "db" | "sessions">;

/** Whom a bearer token speaks for, a session's or an API key; null when it is worthless. */
export async function authenticate(parts: AuthParts, token: string): Promise<Identity | null> {
  return token.startsWith(API_KEY_PREFIX)
    ? await authenticateKey(parts, token)
    : await authenticateSession(parts, token);
}

/** The same for sessions only: the site's own door takes no API keys. */
export async function authenticateSession(
  { sessions }: AuthParts,
  token: string,
): Promise<Identity | null> {
  const session = await sessions.find(token);
  return session && { user: session.user, credentialId: session.id, sessionId: session.id };
}

/** The token of an `Authorization: Bearer …` header. */
export const bearerToken = (header: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(header ?? "")?.[1] ?? null;

/** A key works for as long as its owner's plan has keys. */
async function authenticateKey({ db }: AuthParts, key: string): Promise<Identity | null> {
  const found = await selectApiKey(db, hashToken(key));
  if (!found || !PLANS[found.user.plan].settings) return null;
  return { user: found.user, credentialId: found.id, sessionId: null };
}
