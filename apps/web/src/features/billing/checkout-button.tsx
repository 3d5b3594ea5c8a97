import type { CheckoutPlan } from "@dubdeck/domain";
import type { ReactNode } from "react";
import { useAuth } from "../../lib/session/auth-store.ts";
import { usePending } from "../../lib/use-pending.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useBillingButton } from "./billing-off-note.tsx";
import { startCheckout } from "./checkout.ts";

interface Props {
  plan: CheckoutPlan;
  size?: "sm" | "md";
  children: ReactNode;
}

/** Starts the checkout of a plan; sends visitors to sign up first. */
export function CheckoutButton({ plan, size, children }: Props) {
  const signedIn = useAuth((state) => state.user !== null);
  const { pending, run } = usePending();
  const { disabled, ...why } = useBillingButton();
  if (!signedIn && !disabled) {
    return (
      <ButtonLink to="/signup" size={size}>
        {children}
      </ButtonLink>
    );
  }
  return (
    <Button
      size={size}
      disabled={pending || disabled}
      {...why}
      onClick={() => void run(() => startCheckout(plan))}
    >
      {children}
    </Button>
  );
}
