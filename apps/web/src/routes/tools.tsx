import { createFileRoute } from "@tanstack/react-router";
import { SitePage } from "../features/shell/site-page.tsx";
import { ToolBenefits } from "../features/tools/tool-benefits.tsx";
import { ToolCard } from "../features/tools/tool-card.tsx";
import { TOOLS } from "../features/tools/tools.ts";

export const Route = createFileRoute("/tools")({
  staticData: { title: "Tools" },
  component: ToolsPage,
});

function ToolsPage() {
  return (
    <SitePage>
      <div className="container-page py-16 sm:py-20">
        <h1 className="max-w-2xl text-display">Powerful AI Tools for Content Creation</h1>
        <p className="mt-6 max-w-2xl text-lg text-soft">
          Ten ways to take what was said and make it understood, from one transcript to a whole
          catalogue in another language.
        </p>
        <div className="mt-14 grid gap-5 md:grid-cols-2">
          {TOOLS.map((tool) => (
            <ToolCard key={tool.path} {...tool} />
          ))}
        </div>
      </div>
      <ToolBenefits />
    </SitePage>
  );
}
