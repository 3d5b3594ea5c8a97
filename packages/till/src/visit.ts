import { createHmac, timingSafeEqual } from "node:crypto";
import { PAID_PLANS } from "@dubdeck/billing";
import { z } from "zod";

const visitSchema = z.discriminatedUnion("page", [
  z.object({
    page: z.literal("checkout"),
    /** Identifies the purchase, so that submitting twice pays only once. */
    id: z.uuid(),
    customerId: z.string(),
    plan: z.enum(PAID_PLANS),
    successUrl: z.url(),
    cancelUrl: z.url(),
  }),
  z.object({ page: z.literal("portal"), customerId: z.string(), returnUrl: z.url() }),
]);

/** What a browser may do at the till, where it has no session but only the token in its URL. */
export type Visit = z.infer<typeof visitSchema>;

const MINUTES = 30;

/** Signs a visit into a token for a URL or a form, valid for 30 minutes. */
export function sealVisit(visit: Visit, secret: string, now = new Date()): string {
  const until = now.getTime() + MINUTES * 60_000;
  const body = Buffer.from(JSON.stringify({ visit, until })).toString("base64url");
  return `${body}.${sign(body, secret)}`;
}

/** Verifies a token and returns its visit; null if it is forged, expired or for another page. */
export function openVisit<Page extends Visit["page"]>(
  page: Page,
  token: string,
  { secret, now = new Date() }: { secret: string; now?: Date },
): Extract<Visit, { page: Page }> | null {
  const [body = "", signature = ""] = token.split(".");
  if (!isSame(signature, sign(body, secret))) return null;
  const { visit, until } = sealedSchema.parse(
    JSON.parse(Buffer.from(body, "base64url").toString()),
  );
  if (until < now.getTime() || visit.page !== page) return null;
  return visit as Extract<Visit, { page: Page }>;
}

const sealedSchema = z.object({ visit: visitSchema, until: z.number() });

const sign = (body: string, secret: string): string =>
  createHmac("sha256", secret).update(`visit.${body}`).digest("base64url");

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
