import { createHash, randomBytes } from "node:crypto";

/** Returns 256 random bits as base64url, safe in headers, cookies and links. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Returns a token's SHA-256 in hex, which is what we store. Random tokens need no salt. */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("hex");

/** Prefix that distinguishes API keys from session tokens. */
export const API_KEY_PREFIX = "dubdeck_";
