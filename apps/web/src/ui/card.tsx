import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn.ts";

export function Card({ className, ...props }: ComponentProps<"section">) {
  return (
    <section
      className={cn("rounded-xl border bg-card p-5 shadow-card sm:p-6", className)}
      {...props}
    />
  );
}

export function CardTitle({ children, hint }: { children: ReactNode; hint?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 className="text-base font-semibold tracking-tight">{children}</h2>
      {hint && <div className="text-sm text-soft">{hint}</div>}
    </div>
  );
}
