import { createFileRoute } from "@tanstack/react-router";
import { ApiReference } from "../../features/docs/api-reference.tsx";
import { loadOperations } from "../../features/docs/openapi.ts";
import { PageSkeleton } from "../../ui/skeleton.tsx";

export const Route = createFileRoute("/docs/")({
  staticData: { title: "API reference" },
  loader: loadOperations,
  component: ReferencePage,
  pendingComponent: PageSkeleton,
});

function ReferencePage() {
  return <ApiReference operations={Route.useLoaderData()} />;
}
