import { PLANS } from "@dubdeck/domain";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { notify } from "../../lib/notify.ts";
import { useAuth } from "../../lib/session/auth-store.ts";
import { refreshUser } from "../../lib/session/session.ts";
import { boughtPlan } from "./checkout.ts";

const POLL_MS = 1000;
const MAX_POLLS = 20;

/** Waits after a checkout until the payment is confirmed, then shows the new plan. */
export function useCheckoutReturn(returned: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!returned) return undefined;
    let here = true;
    const leave = () => navigate({ to: "/app/billing", search: {}, replace: true });
    void waitForPlan().then(() => (here ? leave() : undefined));
    return () => {
      here = false;
    };
  }, [returned, navigate]);
}

/**
 * Polls for about 20 s until the server reports the bought plan. Continues after the user leaves
 * the page, since every page shows the plan.
 */
async function waitForPlan(): Promise<void> {
  const bought = boughtPlan();
  for (let ask = 0; ask < MAX_POLLS; ask++) {
    await refreshUser().catch(() => undefined);
    const plan = useAuth.getState().user?.plan;
    if (plan && plan === bought) {
      const description = `You are on the ${PLANS[plan].label} plan now.`;
      return notify({ title: "Thank you!", description, tone: "success" });
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  if (!bought) return;
  const description = "Your new plan will appear here once the payment is confirmed.";
  notify({ title: "Your payment is being confirmed", description });
}
