import { randomBytes } from "node:crypto";

/** Returns a Standard Webhooks secret with 256 random bits. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;
