import { type Plan, PLANS } from "@dubdeck/domain";
import { type Action, ACTIONS, MOVES } from "./actions.ts";
import { html } from "./html.ts";
import { dayOf, facts, page } from "./page.ts";
import type { TillSubscription } from "./till-subscription.ts";

interface PortalView {
  readonly email: string;
  readonly subscription: TillSubscription | null;
  /** The user's current plan; `planUntil` is null if it has no end date. */
  readonly plan: Plan;
  readonly planUntil: Date | null;
  readonly token: string;
  readonly returnUrl: string;
  /** The action just performed. */
  readonly done?: Action | undefined;
}

/** Renders the subscription with a button for each possible action. */
export function portalPage(view: PortalView): string {
  const { subscription, token, done } = view;
  const possible = ACTIONS.filter((name) => subscription && MOVES[name].isPossible(subscription));
  return page(
    "Your subscription",
    html`<h1>Your subscription</h1>
      ${done ? html`<p role="status">${MOVES[done].done}</p>` : null}
      ${facts([
        ["Account", view.email],
        ["Your plan", planText(view)],
        ["Subscription", subscription ? subscriptionText(subscription) : "None"],
      ])}
      ${possible.map(
        (action) =>
          html`<form method="post" action="/till/portal">
            <input type="hidden" name="token" value="${token}" />
            <button name="action" value="${action}">${MOVES[action].label}</button>
          </form>`,
      )}
      <a href="${view.returnUrl}">Back to Dubdeck</a>`,
  );
}

const planText = ({ plan, planUntil }: PortalView): string =>
  planUntil ? `${PLANS[plan].label} until ${dayOf(planUntil)}` : PLANS[plan].label;

function subscriptionText(subscription: TillSubscription): string {
  const { plan, status, endsAt, nextPlan, periodEnd } = subscription;
  const price = `${PLANS[plan].label}, $${PLANS[plan].usdPerMonth} a month`;
  const day = dayOf(endsAt ?? periodEnd);
  if (endsAt) return `${price}; ends on ${day}`;
  if (status === "past_due") return `${price}; the last payment failed`;
  if (nextPlan) return `${price}; changes to ${PLANS[nextPlan].label} on ${day}`;
  return `${price}; renews on ${day}`;
}
