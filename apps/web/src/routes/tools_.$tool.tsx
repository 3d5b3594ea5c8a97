import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { ToolNotThere } from "../features/tools/tool-not-there.tsx";
import { TOOLS } from "../features/tools/tools.ts";

/** Redirects dubbing tools to the upload page; shows the 404 page for all others. */
export const Route = createFileRoute("/tools_/$tool")({
  // A loader is bundled with its page, which keeps the tools list out of the first chunk.
  loader: ({ params }) => {
    const tool = TOOLS.find(({ path }) => path === `/tools/${params.tool}`);
    if (!tool) throw notFound();
    if (tool.opens) throw redirect({ to: tool.opens, replace: true });
  },
  staticData: { title: "Page not found" },
  component: ToolNotThere,
});
