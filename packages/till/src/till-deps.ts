import type { createDb } from "@dubdeck/db";

/** What the till's pages work with. */
export interface TillDeps {
  readonly db: ReturnType<typeof createDb>;
  /** Signs links and events. */
  readonly secret: string;
  readonly publicUrl: string;
  /** Signs an event about the customer and hands it to the webhook, outside of any transaction. */
  announce(type: string, customerId: string): Promise<void>;
}

/** What a page answers; a redirect is always a 303 to one of our own addresses. */
export type Answer =
  | { readonly status: 200 | 403; readonly html: string }
  | { readonly status: 303; readonly redirect: string };

/** Where a visitor starts again. */
export const billingUrl = (publicUrl: string): string => new URL("/app/billing", publicUrl).href;
