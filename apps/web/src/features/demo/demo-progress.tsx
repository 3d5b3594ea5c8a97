import { Check } from "lucide-react";
import { cn } from "../../ui/cn.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { DEMO_STAGES, type DemoJob } from "./demo-job.ts";

/** The five stages, the current one with its progress. */
export function DemoProgress({ job }: { job: DemoJob }) {
  const current = DEMO_STAGES.findIndex(({ id }) => id === job.stage);
  return (
    <div className="grid gap-6">
      <output className="text-lg font-semibold tracking-tight">
        {DEMO_STAGES[current]?.label}
      </output>
      <ol className="grid gap-1">
        {DEMO_STAGES.map(({ id, label }, i) => (
          <li
            key={id}
            aria-current={i === current ? "step" : undefined}
            className="grid grid-cols-[2rem_1fr_3rem] items-center gap-3 py-2"
          >
            <span
              className={cn(
                "grid size-8 place-items-center rounded-full text-sm font-semibold",
                i < current && "bg-brand text-on-brand",
                i === current && "bg-dub-tint text-dub-ink",
                i > current && "bg-well text-soft",
              )}
            >
              {i < current ? <Check className="size-4" aria-label="done" /> : i + 1}
            </span>
            <span className={cn("font-medium", i > current && "text-soft")}>{label}</span>
            {i === current && (
              <>
                <span className="text-right text-sm tabular-nums">{Math.round(job.progress)}%</span>
                <span className="col-start-2 -col-end-1">
                  <ProgressBar value={job.progress} label={label} tone="dub" />
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
