import { Check } from "lucide-react";
import { cn } from "../../ui/cn.ts";
import { DEMO_STAGES, type DemoJob } from "./demo-job.ts";

/** Lists the five stages as done, running or pending. */
export function DemoStages({ job }: { job: DemoJob | null }) {
  const current = job ? DEMO_STAGES.findIndex(({ id }) => id === job.stage) : -1;
  const allDone = job?.status === "completed";
  return (
    <ol className="grid content-start">
      {DEMO_STAGES.map(({ id, label }, i) => {
        const done = allDone || i < current;
        const running = !allDone && i === current;
        return (
          <li
            key={id}
            aria-current={running ? "step" : undefined}
            className="relative flex items-center gap-3.5 pb-6 before:absolute before:top-8 before:bottom-0 before:left-4 before:w-px before:bg-line last:pb-0 last:before:hidden"
          >
            <span
              className={cn(
                "grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold tabular-nums",
                done && "bg-brand text-on-brand",
                running && "bg-dub-tint text-dub-ink ring-2 ring-dub",
                !done && !running && "bg-card text-soft ring-1 ring-line",
              )}
            >
              {done ? <Check className="size-4" aria-label="done" /> : i + 1}
            </span>
            <span className={cn("font-medium", !done && !running && "text-soft")}>{label}</span>
          </li>
        );
      })}
    </ol>
  );
}
