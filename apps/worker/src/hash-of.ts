import { createHash } from "node:crypto";

/** The SHA-256 in hex of what something is made of: the same parts in the same order, the same hash. */
export const hashOf = (made: Readonly<Record<string, unknown>>): string =>
  createHash("sha256").update(JSON.stringify(made)).digest("hex");
