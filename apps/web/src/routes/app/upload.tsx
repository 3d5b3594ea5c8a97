import { createFileRoute, Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { FreePlanLimits } from "../../features/upload/free-plan-limits.tsx";
import { LinkField } from "../../features/upload/link-field.tsx";
import { UploadList } from "../../features/upload/upload-list.tsx";
import { UploadZone } from "../../features/upload/upload-zone.tsx";
import { useOpenWhenUploaded } from "../../features/upload/use-open-when-uploaded.ts";
import { useRunningImports } from "../../features/upload/use-running-imports.ts";
import { usePlan } from "../../lib/session/auth-store.ts";
import { PageHeading } from "../../ui/page-heading.tsx";

export const Route = createFileRoute("/app/upload")({
  staticData: { title: "Upload" },
  component: UploadPage,
});

function UploadPage() {
  const plan = usePlan();
  useOpenWhenUploaded();
  useRunningImports();
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <Link
        to="/app"
        className="-my-2.5 inline-flex items-center gap-1.5 justify-self-start py-2.5 text-sm font-medium text-soft hover:text-ink"
      >
        <ArrowLeft className="size-4" aria-hidden />
        Back to dashboard
      </Link>
      <PageHeading title="Upload a video" hint="Then choose a language and a voice." />
      <UploadZone plan={plan} />
      <LinkField />
      {plan === "starter" && <FreePlanLimits />}
      <UploadList />
    </div>
  );
}
