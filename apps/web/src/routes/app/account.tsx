import { createFileRoute } from "@tanstack/react-router";
import { GlossaryCard } from "../../features/glossary/glossary-card.tsx";
import { DataCard } from "../../features/settings/data-card.tsx";
import { NotificationsCard } from "../../features/settings/notifications-card.tsx";
import { ProfileCard } from "../../features/settings/profile-card.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";

export const Route = createFileRoute("/app/account")({
  staticData: { title: "Account" },
  component: AccountPage,
});

/** Renders the account page, which every plan has. */
function AccountPage() {
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <PageHeading title="Account" hint="Your password, your devices, your words and your data." />
      <ProfileCard />
      <NotificationsCard />
      <GlossaryCard />
      <DataCard />
    </div>
  );
}
