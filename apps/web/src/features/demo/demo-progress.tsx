import { ProgressBar } from "../../ui/progress-bar.tsx";
import { DEMO_STAGES, type DemoJob } from "./demo-job.ts";

/** Shows the current stage and its progress. */
export function DemoProgress({ job, filename }: { job: DemoJob; filename: string }) {
  const label = DEMO_STAGES.find(({ id }) => id === job.stage)?.label ?? "";
  return (
    <div className="grid gap-5">
      <div>
        <p className="truncate text-sm text-soft">{filename}</p>
        <output className="mt-1 block text-heading font-semibold">{label}</output>
      </div>
      <div className="flex items-center gap-4">
        <ProgressBar value={job.progress} label={label} tone="dub" />
        <span className="w-11 text-right text-sm font-semibold tabular-nums">
          {Math.round(job.progress)}%
        </span>
      </div>
    </div>
  );
}
