import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, fit for a header, a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token: its SHA-256, hex. A random token needs no salt. */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("hex");

/** By this an API key is told from a session's token. */
export const API_KEY_PREFIX = "dubdeck_";
