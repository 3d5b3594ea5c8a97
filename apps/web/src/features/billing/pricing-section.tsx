import { Button, ButtonLink } from "../../ui/button.tsx";
import { useAuth } from "../auth/auth-store.ts";
import { Section } from "../landing/section.tsx";
import { openPortal } from "./checkout.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { usePending } from "../../lib/use-pending.ts";

export function PricingSection() {
  const signedIn = useAuth((state) => state.user !== null);
  const { pending, run } = usePending();
  return (
    <Section
      id="pricing"
      kicker="Pricing"
      title="Start free, pay when it pays off"
      lead="Minutes are minutes of your video. A dub that fails or is canceled costs none."
      className="border-t"
    >
      <PlanCards />
      <div className="mt-10 flex flex-wrap items-center gap-3">
        <ButtonLink to="/contact" variant="secondary">
          Schedule a Demo
        </ButtonLink>
        {signedIn && (
          <Button
            variant="secondary"
            disabled={pending}
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
