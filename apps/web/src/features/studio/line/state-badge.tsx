import { cn } from "../../../ui/cn.ts";
import { useStudio } from "../state/use-studio.ts";
import type { StudioLine } from "../studio.ts";

const LOOKS = {
  current: { text: "Current", color: "text-success" },
  stale: { text: "Changed", color: "text-dub-ink" },
  unspoken: { text: "Not spoken yet", color: "text-soft" },
  silent: { text: "Original sound", color: "text-soft" },
} as const;

/** Says whether the published dub plays a line as the script has it. */
export function StateBadge({ line: { state, recorded } }: { line: StudioLine }) {
  const hasDub = useStudio(({ studio }) => studio.published !== null);
  const { text, color } = LOOKS[state === "stale" && !hasDub ? "unspoken" : state];
  return (
    <span className={cn("inline-flex items-center gap-1 font-medium", color)}>
      <span className="size-1.5 rounded-full bg-current" aria-hidden />
      {text}
      {recorded && " · your recording"}
    </span>
  );
}
