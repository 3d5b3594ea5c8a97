import type { ReactNode } from "react";
import { cn } from "./cn.ts";

interface Props {
  id: string;
  /** Short label above the title. */
  kicker: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Renders a section of the landing page with an anchor. */
export function Section({ id, kicker, title, lead, children, className }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={cn("py-16 sm:py-24", className)}>
      <div className="container-page">
        <p className="text-sm font-semibold text-dub-ink">{kicker}</p>
        <h2 id={`${id}-title`} className="mt-3 max-w-2xl text-title">
          {title}
        </h2>
        <p className="mt-4 max-w-2xl text-lg text-soft">{lead}</p>
        <div className="mt-12">{children}</div>
      </div>
    </section>
  );
}
