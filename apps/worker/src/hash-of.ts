import { createHash } from "node:crypto";

/**
 * Returns the SHA-256, in hex, of the parts that determine a result. The order of the keys matters.
 */
export const hashOf = (made: Readonly<Record<string, unknown>>): string =>
  createHash("sha256").update(JSON.stringify(made)).digest("hex");
