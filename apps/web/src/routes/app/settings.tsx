import { PLANS } from "@dubdeck/domain";
import { createFileRoute } from "@tanstack/react-router";
import { AccountLink } from "../../features/settings/account-link.tsx";
import { ApiKeysCard } from "../../features/settings/api-keys-card.tsx";
import { DefaultsCard } from "../../features/settings/defaults-card.tsx";
import { SettingsNotIncluded } from "../../features/settings/settings-not-included.tsx";
import { usePlan } from "../../lib/session/auth-store.ts";
import { PageHeading } from "../../ui/page-heading.tsx";

export const Route = createFileRoute("/app/settings")({
  staticData: { title: "Settings" },
  component: SettingsPage,
});

function SettingsPage() {
  const included = PLANS[usePlan()].settings;
  if (!included) return <SettingsNotIncluded />;
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <PageHeading title="Settings" hint="Your defaults and your keys." />
      <DefaultsCard />
      <ApiKeysCard />
      <AccountLink />
    </div>
  );
}
