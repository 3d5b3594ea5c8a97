import { PLANS } from "@dubdeck/domain";
import { usePlan } from "../../lib/session/auth-store.ts";
import { trpc } from "../../lib/trpc.ts";
import { usePending } from "../../lib/use-pending.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { useBillingButton } from "./billing-off-note.tsx";
import { openPortal } from "./checkout.ts";
import { nextText } from "./subscription-text.ts";

export function CurrentPlanCard() {
  const plan = usePlan();
  const { label, minutesPerMonth, watermark } = PLANS[plan];
  const status = trpc.billing.status.useQuery();
  return (
    <Card className="flex flex-col items-start gap-4">
      <CardTitle>Current Plan</CardTitle>
      <Badge tone="brand">{label}</Badge>
      <p className="text-soft">
        {minutesPerMonth ?? "Unlimited"} minutes a month,{" "}
        {watermark ? "with a small watermark" : "no watermark"}.
      </p>
      <Loaded query={status} skeleton="h-16 w-full">
        {({ subscription }) => (
          <>
            <p className="empty:hidden">{nextText(plan, subscription)}</p>
            {subscription && <ManageSubscription />}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function ManageSubscription() {
  const { pending, run } = usePending();
  const { disabled, ...why } = useBillingButton();
  return (
    <Button
      variant="secondary"
      className="mt-auto"
      disabled={pending || disabled}
      {...why}
      onClick={() => void run(() => openPortal("Unable to open billing portal"))}
    >
      Manage Subscription
    </Button>
  );
}
