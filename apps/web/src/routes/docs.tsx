import { createFileRoute } from "@tanstack/react-router";
import { DocsFrame } from "../features/docs/docs-frame.tsx";
import { SitePage } from "../features/shell/site-page.tsx";

export const Route = createFileRoute("/docs")({
  component: () => (
    <SitePage>
      <DocsFrame />
    </SitePage>
  ),
});
