import { STAGES, type Stage } from "@dubdeck/domain";
import { Check } from "lucide-react";
import { cn } from "../../ui/cn.ts";

const NAMES: Readonly<Record<Stage, string>> = {
  transcribe: "Transcribe",
  translate: "Translate",
  synthesize: "Synthesize",
  mix: "Mix",
  finalize: "Finalize",
};

/** Shows the five stages, with those before `current` done (an index; -1 before the first). */
export function StageSteps({ current }: { current: number }) {
  return (
    <ol className="grid grid-cols-5 gap-1 sm:gap-2">
      {STAGES.map((stage, i) => (
        <li
          key={stage}
          aria-current={i === current ? "step" : undefined}
          className={cn(
            "grid gap-2 border-t-2 pt-2 text-[0.6875rem] font-medium sm:text-xs",
            i < current && "border-brand text-brand",
            i === current && "border-dub text-ink",
            i > current && "border-line text-soft",
          )}
        >
          <span className="flex items-center gap-1">
            {i < current && <Check className="size-3.5 shrink-0 max-sm:hidden" aria-hidden />}
            {NAMES[stage]}
            {i < current && <span className="sr-only"> done</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
