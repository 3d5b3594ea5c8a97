import type { PaidPlan, TillAction } from "@dubdeck/billing";
import type { SubscriptionRow } from "@dubdeck/db";
import { PLANS } from "@dubdeck/domain";

const PRICES: Readonly<Record<PaidPlan, string>> = { pro: "$29", enterprise: "$99" };

interface Page {
  /** The signed part of the page's own address; base64url, so it needs no escaping. */
  readonly link: string;
  readonly billingPage: string;
}

/** Sells a plan, for nothing. */
export function checkoutPage({ plan, link, billingPage }: Page & { plan: PaidPlan }): string {
  return page(
    "Test checkout",
    `<h1>${PLANS[plan].label}</h1>
    <p class="price">${PRICES[plan]} <span>per month</span></p>
    ${button(`/till/checkout/${link}/pay`, `Pay ${PRICES[plan]}`, "primary")}
    <a href="${billingPage}">Back without paying</a>`,
  );
}

/** Shows the subscription, with a button for everything that can happen to it. */
export function portalPage(view: Page & { subscription: SubscriptionRow | null }): string {
  const { subscription, link, billingPage } = view;
  const actions = subscription ? actionsOf(subscription) : [];
  const buttons = actions.map(([action, label]) => button(`/till/portal/${link}/${action}`, label));
  return page(
    "Test subscription",
    `<h1>Your subscription</h1>
    <p>${subscription ? describe(subscription) : "There is no running subscription."}</p>
    ${buttons.join("\n")}
    <a href="${billingPage}">Back to billing</a>`,
  );
}

function actionsOf(row: SubscriptionRow): [TillAction, string][] {
  return [
    row.plan === "pro" ? ["to-enterprise", "Switch to Enterprise"] : ["to-pro", "Switch to Pro"],
    row.cancelAtPeriodEnd
      ? ["resume", "Resume the subscription"]
      : ["cancel", "Cancel at the end of the period"],
    ["fail-payment", "Test: let a payment fail"],
    ["end-period", "Test: end the period now"],
    ["refund", "Test: refund the last payment"],
  ];
}

function describe(row: SubscriptionRow): string {
  const until = row.periodEnd.toISOString().slice(0, 10);
  const kept = row.keptPlan ? ` ${PLANS[row.keptPlan].label} is paid until then.` : "";
  const name = PLANS[row.plan].label;
  if (row.status === "past_due") return `${name}: the last payment failed. It ends on ${until}.`;
  if (row.cancelAtPeriodEnd) return `${name}: cancelled, it ends on ${until}.`;
  return `${name}: renews on ${until}.${kept}`;
}

const button = (action: string, label: string, kind = "plain"): string =>
  `<form method="post" action="${action}"><button class="${kind}">${label}</button></form>`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · Dubdeck</title>
    <link rel="stylesheet" href="/till/style.css">
  </head>
  <body>
    <p class="notice" role="note">This is a test. No money moves and no card is asked for.</p>
    <main>${body}</main>
  </body>
</html>
`;

export const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f6f6f8, #131318); color: light-dark(#1c1c22, #f1f1f4); }
.notice { margin: 0; padding: 0.75rem; text-align: center; background: #ffd75e; color: #1c1c22; }
main { display: grid; gap: 1rem; max-width: 22rem; margin: 10vh auto 0; padding: 2rem;
  border-radius: 1rem; background: light-dark(#fff, #1d1d25); }
h1, p { margin: 0; }
.price { font-size: 2rem; font-weight: 600; }
.price span { font-size: 1rem; font-weight: 400; }
form { display: grid; }
button { padding: 0.7rem 1rem; border: 1px solid light-dark(#c9c9d2, #4a4a57); border-radius: 0.6rem;
  background: none; color: inherit; font: inherit; cursor: pointer; }
button.primary { border-color: transparent; background: #4b3fd1; color: #fff; }
a { color: light-dark(#4b3fd1, #b3abff); }
:focus-visible { outline: 3px solid #8f84ff; outline-offset: 2px; }
`;
