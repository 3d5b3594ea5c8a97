import type { ReactNode } from "react";
import { cn } from "./cn.ts";

const TONES = {
  success: "bg-success-tint text-success",
  destructive: "bg-danger-tint text-danger",
  warning: "bg-warning-tint text-warning",
  accent: "bg-dub-tint text-dub-ink",
  brand: "bg-brand-tint text-brand",
  muted: "bg-well text-soft",
};
export type Tone = keyof typeof TONES;

export function Badge({ tone = "muted", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={cn(
        "inline-flex h-6 items-center gap-1.5 rounded-full px-2.5 text-xs font-semibold",
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
