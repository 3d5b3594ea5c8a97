import { stageLabel } from "@dubdeck/domain";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { CancelDub } from "../../dubbing/cancel-dub.tsx";
import { useJobs } from "../../dubbing/job-store.ts";
import { timeLeftText } from "../../dubbing/time-left.ts";
import { useTimeLeft } from "../../dubbing/use-time-left.ts";
import type { Revision } from "../studio.ts";

/** Shows the progress of the revision that is being made, live. */
export function RunningRevision({ revision }: { revision: Revision }) {
  const live = useJobs(({ jobs }) => jobs[revision.id]);
  const timeLeft = useTimeLeft(live ?? revision);
  const { progress, stage, status } = live ?? revision;
  const label = status === "queued" ? "Waiting for its turn" : stageLabel(stage);
  return (
    <>
      <output className="text-sm font-medium">
        Revision {revision.number}: {label}
      </output>
      <div className="w-40 max-w-full">
        <ProgressBar value={progress} label={`Revision ${revision.number}`} tone="dub" />
      </div>
      <span className="text-sm text-soft tabular-nums">
        {progress}% {timeLeft !== null && `· ${timeLeftText(timeLeft)}`}
      </span>
      <CancelDub jobId={revision.id} />
    </>
  );
}
