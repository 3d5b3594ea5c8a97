import type { createDb } from "@dubdeck/db";

/** Dependencies of the till's pages. */
export interface TillDeps {
  readonly db: ReturnType<typeof createDb>;
  /** Signs links and events. */
  readonly secret: string;
  readonly publicUrl: string;
  /** Signs an event about the customer and passes it to the webhook. Call outside transactions. */
  announce(type: string, customerId: string): Promise<void>;
}

/** A page's response: HTML, or a 303 redirect to one of our own URLs. */
export type Answer =
  | { readonly status: 200 | 403; readonly html: string }
  | { readonly status: 303; readonly redirect: string };

/** Returns the URL of the site's billing page, where checkout and portal start. */
export const billingUrl = (publicUrl: string): string => new URL("/app/billing", publicUrl).href;
