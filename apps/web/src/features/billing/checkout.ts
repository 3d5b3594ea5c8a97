import { planOfCheckout, type CheckoutPlan } from "@dubdeck/domain";
import { notify } from "../../lib/notify.ts";

/** Session storage key of the plan being bought in this tab, read after the checkout. */
const BOUGHT = "checkout-plan";

export const boughtPlan = (): string | null => sessionStorage.getItem(BOUGHT);

/** Redirects to the checkout of a plan; shows a toast if it cannot start. */
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

/** Redirects to the customer portal; shows `failure` as a toast if it cannot open. */
export async function openPortal(failure: string): Promise<void> {
  try {
    const { api } = await import("../../lib/api.ts");
    const { url } = await api.billing.portal.mutate();
    location.assign(url);
  } catch {
    notify({ title: "Error", description: failure, tone: "destructive" });
  }
}
