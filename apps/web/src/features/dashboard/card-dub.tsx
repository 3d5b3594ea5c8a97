import { type Job, languageName, stageLabel, type VideoListItem } from "@dubdeck/domain";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { type KnownJob, useJobs } from "../dubbing/job-store.ts";
import { StatusBadge } from "../dubbing/status-badge.tsx";

/** Shows the status of a video's dub, with progress while it runs. */
export function CardDub({ video }: { video: VideoListItem }) {
  const job = useJobs(({ jobs }) => currentDub(video, jobs));
  return (
    <div className="mt-2 grid gap-2.5 text-sm text-soft">
      <p className="flex min-h-6 flex-wrap items-center gap-2">
        {job ? (
          <>
            <StatusBadge status={job.status} />
            {languageName(job.targetLanguage)}
            {isRunning(job) && <span className="ml-auto tabular-nums">{job.progress}%</span>}
          </>
        ) : (
          "No dubs yet"
        )}
      </p>
      {job && isRunning(job) && (
        <ProgressBar
          value={job.progress}
          label={`${video.filename}: ${stageLabel(job.stage)}`}
          tone="dub"
        />
      )}
    </div>
  );
}

const isRunning = ({ status }: Job): boolean => status === "queued" || status === "processing";

/** Returns the dub being processed, or else the newest one. */
function currentDub({ id, newestJob }: VideoListItem, jobs: Readonly<Record<string, KnownJob>>) {
  const running = Object.values(jobs).find(
    ({ videoId, status, revisionOf }) => videoId === id && status === "processing" && !revisionOf,
  );
  return running ?? (newestJob && (jobs[newestJob.id] ?? newestJob));
}
