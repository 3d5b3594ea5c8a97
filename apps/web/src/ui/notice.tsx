import { CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./cn.ts";

const TONES = {
  info: "border-brand/25 bg-brand-tint",
  warning: "border-warning/30 bg-warning-tint",
  destructive: "border-danger/30 bg-danger-tint",
};
const INK = { info: "text-brand", warning: "text-warning", destructive: "text-danger" };

interface Props {
  tone?: keyof typeof TONES;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** Shows a framed notice next to the thing it is about. */
export function Notice({ tone = "info", title, children, action }: Props) {
  const Icon = tone === "info" ? Info : CircleAlert;
  return (
    <div className={cn("flex flex-wrap items-start gap-3 rounded-lg border p-4", TONES[tone])}>
      <Icon aria-hidden className={cn("mt-0.5 size-5 shrink-0", INK[tone])} />
      <div className="min-w-0 flex-1 basis-56 text-sm wrap-anywhere">
        <h3 className="font-semibold">{title}</h3>
        {children && <div className="mt-1 text-ink/85">{children}</div>}
      </div>
      {action}
    </div>
  );
}
