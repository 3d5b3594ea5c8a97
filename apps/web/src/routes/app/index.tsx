import { createFileRoute } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { LowMinutesNotice } from "../../features/dashboard/low-minutes-notice.tsx";
import { PlanFeatures } from "../../features/dashboard/plan-features.tsx";
import { QuickActions } from "../../features/dashboard/quick-actions.tsx";
import { StatCards } from "../../features/dashboard/stat-cards.tsx";
import { TopLanguages } from "../../features/dashboard/top-languages.tsx";
import { VerifyEmailNotice } from "../../features/dashboard/verify-email-notice.tsx";
import { VideoList } from "../../features/dashboard/video-list.tsx";
import { nameOf } from "../../lib/format.ts";
import { useAuth } from "../../lib/session/auth-store.ts";
import { loaders } from "../../lib/trpc.ts";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";

export const Route = createFileRoute("/app/")({
  staticData: { title: "Dashboard" },
  // Prefetch without waiting: each card has a skeleton.
  loader: () => {
    void loaders.analytics.billing.prefetch();
    void loaders.analytics.usage.prefetch();
    void loaders.videos.list.prefetchInfinite({});
  },
  component: DashboardPage,
});

function DashboardPage() {
  const user = useAuth((state) => state.user);
  if (!user) return null;
  return (
    <div className="grid gap-6">
      <PageHeading title={`Welcome back, ${nameOf(user.email)}`} hint="Ready to dub some videos?">
        <Badge tone="brand">
          <span className="first-letter:uppercase">{user.plan} Plan</span>
        </Badge>
        <ButtonLink to="/app/upload">
          <Plus className="size-5" aria-hidden />
          New Project
        </ButtonLink>
      </PageHeading>
      <VerifyEmailNotice />
      <LowMinutesNotice />
      {/* Videos come first on phones; on larger screens the figures do, which have no controls. */}
      <div className="md:order-1">
        <VideoList />
      </div>
      <StatCards />
      <div className="md:order-1 grid gap-4 md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        <QuickActions />
        <PlanFeatures />
        <TopLanguages />
      </div>
    </div>
  );
}
