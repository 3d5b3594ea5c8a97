import { languageName, stageLabel, STAGES, type Job } from "@dubdeck/domain";
import { Card } from "../../ui/card.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { CancelDub } from "./cancel-dub.tsx";
import { StageSteps } from "./stage-steps.tsx";
import { timeLeftText } from "./time-left.ts";
import { useTimeLeft } from "./use-time-left.ts";

/**
 * Shows the stage, line count, progress and time left of a running dub; renders nothing while it
 * waits for review, or once a preview is available.
 */
export function JobProgress({ job }: { job: Job }) {
  const timeLeft = useTimeLeft(job);
  if (job.status !== "queued" && job.status !== "processing") return null;
  const label = stageLabel(job.stage);
  return (
    <Card className="grid gap-5" aria-label={`Dubbing into ${languageName(job.targetLanguage)}`}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <output className="block text-lg font-semibold tracking-tight">{label}</output>
          <p className="mt-1 text-sm text-soft tabular-nums">
            {job.line && `Line ${job.line.done} of ${job.line.total} · `}
            {timeLeftText(timeLeft)}
          </p>
        </div>
        <CancelDub jobId={job.id} />
      </div>
      <div className="flex items-center gap-4">
        <div className="flex-1">
          <ProgressBar value={job.progress} label={label} tone="dub" />
        </div>
        <span className="w-11 text-right text-sm font-semibold tabular-nums">{job.progress}%</span>
      </div>
      <StageSteps current={job.stage ? STAGES.indexOf(job.stage) : -1} />
    </Card>
  );
}
