import { useAuth } from "../../lib/session/auth-store.ts";
import { usePending } from "../../lib/use-pending.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { BillingOffNote, useBillingButton } from "./billing-off-note.tsx";
import { openPortal } from "./checkout.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { PlanCards } from "./plan-cards.tsx";

export function PricingSection() {
  const signedIn = useAuth((state) => state.user !== null);
  const { pending, run } = usePending();
  const { disabled, ...why } = useBillingButton();
  return (
    <Section
      id="pricing"
      kicker="Pricing"
      title="Start free, pay when it pays off"
      lead="Minutes are minutes of your video. A dub that fails or is canceled costs none."
      className="border-t"
    >
      <div className="mb-5 empty:hidden">
        <BillingOffNote />
      </div>
      <PlanCards />
      <div className="mt-5 flex flex-wrap items-center gap-3 rounded-xl bg-brand-tint p-5 sm:px-7">
        <p className="min-w-0 flex-1 basis-80 font-medium max-sm:basis-full">
          Not sure which plan fits? See Dubdeck at work on a video of yours.
        </p>
        <ButtonLink to="/contact" variant="secondary">
          Schedule a Demo
        </ButtonLink>
        {signedIn && (
          <Button
            variant="secondary"
            disabled={pending || disabled}
            {...why}
            onClick={() =>
              void run(() => openPortal("Unable to open billing portal. Please try again."))
            }
          >
            Manage Billing
          </Button>
        )}
      </div>
      <ComparisonTable />
    </Section>
  );
}
