import { PLANS } from "@dubdeck/domain";
import { createFileRoute } from "@tanstack/react-router";
import { CustomVoicesCard } from "../../features/custom-voices/custom-voices-card.tsx";
import { AccountLink } from "../../features/settings/account-link.tsx";
import { ApiKeysCard } from "../../features/settings/api-keys-card.tsx";
import { DataRegionCard } from "../../features/settings/data-region-card.tsx";
import { DefaultsCard } from "../../features/settings/defaults-card.tsx";
import { SettingsNotIncluded } from "../../features/settings/settings-not-included.tsx";
import { WebhooksCard } from "../../features/webhooks/webhooks-card.tsx";
import { usePlan } from "../../lib/session/auth-store.ts";
import { PageHeading } from "../../ui/page-heading.tsx";

export const Route = createFileRoute("/app/settings")({
  staticData: { title: "Settings" },
  component: SettingsPage,
});

function SettingsPage() {
  const plan = usePlan();
  if (!PLANS[plan].settings) return <SettingsNotIncluded />;
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <PageHeading
        title="Settings"
        hint="Your defaults, your voices, your keys and your webhooks."
      />
      <DefaultsCard />
      {PLANS[plan].voices === "custom" && <CustomVoicesCard />}
      <ApiKeysCard />
      <DataRegionCard />
      <WebhooksCard />
      <AccountLink />
    </div>
  );
}
