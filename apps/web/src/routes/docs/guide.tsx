import { createFileRoute } from "@tanstack/react-router";
import { Guide } from "../../features/docs/guide.tsx";
import { pageTitle } from "../../lib/page-title.ts";

export const Route = createFileRoute("/docs/guide")({
  head: pageTitle("Guide"),
  component: Guide,
});
