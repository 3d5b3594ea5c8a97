import { planOfCheckout, type CheckoutPlan } from "@dubdeck/domain";
import { notify } from "../../lib/notify.ts";

/** Remembers, for the way back, which plan this tab went to buy. */
const BOUGHT = "checkout-plan";

export const boughtPlan = (): string | null => sessionStorage.getItem(BOUGHT);

/** Leaves for the checkout of a plan. */
export async function startCheckout(plan: CheckoutPlan): Promise<void> {
  try {
    const { api } = await import("../../lib/api.ts");
    const { checkoutUrl } = await api.billing.checkout.mutate({ plan });
    sessionStorage.setItem(BOUGHT, planOfCheckout(plan));
    location.assign(checkoutUrl);
  } catch {
    const description = "Unable to start checkout. Please try again.";
    notify({ title: "Checkout Error", description, tone: "destructive" });
  }
}

/** Leaves for the customer portal; `failure` is what the page says when there is none. */
export async function openPortal(failure: string): Promise<void> {
  try {
    const { api } = await import("../../lib/api.ts");
    const { url } = await api.billing.portal.mutate();
    location.assign(url);
  } catch {
    notify({ title: "Error", description: failure, tone: "destructive" });
  }
}
