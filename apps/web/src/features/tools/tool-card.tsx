import { ArrowRight } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { buttonClass } from "../../ui/button.tsx";
import type { Tool } from "./tools.ts";

export function ToolCard({ title, path, description, badge, icon: Icon }: Tool) {
  return (
    <article className="flex flex-col items-start rounded-xl border bg-card p-6 shadow-card">
      <div className="flex min-h-6 w-full items-center justify-between gap-3">
        <Icon className="size-6 text-brand" aria-hidden />
        {badge && <Badge tone={badge === "Experimental" ? "accent" : "brand"}>{badge}</Badge>}
      </div>
      <h2 className="mt-5 text-lg tracking-tight">{title}</h2>
      <p className="mt-2 mb-5 text-soft">{description}</p>
      <a href={path} className={buttonClass({ variant: "secondary", size: "sm" }, "mt-auto")}>
        Try now
        <span className="sr-only">: {title}</span>
        <ArrowRight className="size-4" aria-hidden />
      </a>
    </article>
  );
}
