import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { ToolNotThere } from "../features/tools/tool-not-there.tsx";
import { TOOLS } from "../features/tools/tools.ts";

/** A tool's own address: the upload for tools that dub videos, else the 404 page. */
export const Route = createFileRoute("/tools_/$tool")({
  // A loader comes with the page's own code, so that the list of tools stays out of the first chunk.
  loader: ({ params }) => {
    const tool = TOOLS.find(({ path }) => path === `/tools/${params.tool}`);
    if (!tool) throw notFound();
    if (tool.opens) throw redirect({ to: tool.opens, replace: true });
  },
  staticData: { title: "Page not found" },
  component: ToolNotThere,
});
