import type { PaidPlan } from "@dubdeck/billing";
import { PLANS } from "@dubdeck/domain";
import { html } from "./html.ts";
import { facts, page } from "./page.ts";

interface CheckoutView {
  readonly plan: PaidPlan;
  readonly email: string;
  readonly token: string;
  readonly cancelUrl: string;
  /** True if the last attempt to pay was declined. */
  readonly declined: boolean;
}

/** Renders the checkout page, which charges no money. */
export function checkoutPage({ plan, email, token, cancelUrl, declined }: CheckoutView): string {
  const { label, usdPerMonth } = PLANS[plan];
  const problem = html`<p role="alert">
    The card was declined. Nothing was charged and your plan is as it was.
  </p>`;
  return page(
    `Subscribe to ${label}`,
    html`<h1>Subscribe to ${label}</h1>
      ${declined ? problem : null}
      ${facts([
        ["Plan", label],
        ["Price", `$${usdPerMonth} a month`],
        ["Account", email],
      ])}
      <form method="post" action="/till/checkout">
        <input type="hidden" name="token" value="${token}" />
        <button class="primary" name="choice" value="pay">Pay $${usdPerMonth}</button>
        <button name="choice" value="decline">Let the card be declined</button>
      </form>
      <a href="${cancelUrl}">Back without paying</a>`,
  );
}
