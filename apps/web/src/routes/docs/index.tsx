import { createFileRoute } from "@tanstack/react-router";
import { ApiReference } from "../../features/docs/api-reference.tsx";
import { loadOperations } from "../../features/docs/load-operations.ts";
import { pageTitle } from "../../lib/page-title.ts";
import { PageSkeleton } from "../../ui/skeleton.tsx";

export const Route = createFileRoute("/docs/")({
  head: pageTitle("API reference"),
  loader: loadOperations,
  component: ReferencePage,
  pendingComponent: PageSkeleton,
});

function ReferencePage() {
  return <ApiReference operations={Route.useLoaderData()} />;
}
