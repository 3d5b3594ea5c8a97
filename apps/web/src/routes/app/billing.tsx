import { createFileRoute } from "@tanstack/react-router";
import { BillingOffNote } from "../../features/billing/billing-off-note.tsx";
import { CurrentPlanCard } from "../../features/billing/current-plan-card.tsx";
import { FailedPayment } from "../../features/billing/failed-payment.tsx";
import { InvoicesCard } from "../../features/billing/invoices-card.tsx";
import { MinutesChart } from "../../features/billing/minutes-chart.tsx";
import { UpgradeOptions } from "../../features/billing/upgrade-options.tsx";
import { UsageCard } from "../../features/billing/usage-card.tsx";
import { useCheckoutReturn } from "../../features/billing/use-checkout-return.ts";
import { AccountLink } from "../../features/settings/account-link.tsx";
import { refreshUser } from "../../lib/session/session.ts";
import { loaders } from "../../lib/trpc.ts";
import { PageHeading } from "../../ui/page-heading.tsx";

interface Search {
  /** Set when the checkout redirects back. */
  checkout?: "success";
}

export const Route = createFileRoute("/app/billing")({
  staticData: { title: "Billing" },
  validateSearch: (search): Search =>
    search["checkout"] === "success" ? { checkout: "success" } : {},
  loader: () => {
    // A payment may be confirmed long after the checkout.
    void refreshUser().catch(() => undefined);
    void loaders.billing.status.prefetch();
    void loaders.analytics.billing.prefetch();
    void loaders.analytics.minutesByDay.prefetch();
  },
  component: BillingPage,
});

function BillingPage() {
  const { checkout } = Route.useSearch();
  useCheckoutReturn(checkout === "success");
  return (
    <div className="grid gap-6">
      <PageHeading title="Billing & Usage" hint="Your plan, and where its minutes went." />
      <BillingOffNote />
      <FailedPayment />
      <div className="grid gap-4 md:grid-cols-2">
        <CurrentPlanCard />
        <UsageCard />
      </div>
      <InvoicesCard />
      <MinutesChart />
      <UpgradeOptions />
      <AccountLink />
    </div>
  );
}
