import { ArrowRight } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { buttonClass } from "../../ui/button.tsx";
import type { Tool } from "./tools.ts";

export function ToolCard({ title, path, description, badge, icon: Icon }: Tool) {
  return (
    <article className="flex gap-5 rounded-xl border bg-card p-6 shadow-card">
      <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-brand-tint text-brand">
        <Icon className="size-5.5" aria-hidden />
      </span>
      <div className="flex min-w-0 flex-1 flex-col items-start">
        <div className="flex min-h-6 w-full flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg tracking-tight">{title}</h2>
          {badge && <Badge tone={badge === "Experimental" ? "accent" : "brand"}>{badge}</Badge>}
        </div>
        <p className="mt-1.5 mb-5 text-soft">{description}</p>
        <a href={path} className={buttonClass({ variant: "secondary", size: "sm" }, "mt-auto")}>
          Try now
          <span className="sr-only">: {title}</span>
          <ArrowRight className="size-4" aria-hidden />
        </a>
      </div>
    </article>
  );
}
