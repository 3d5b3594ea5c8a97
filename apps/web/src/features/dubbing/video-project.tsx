import { languageName, type Video } from "@dubdeck/domain";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { formatBytes, formatDuration } from "../../lib/format.ts";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { DubPlayer } from "../player/dub-player.tsx";
import { usePlayer } from "../player/use-player.ts";
import { DubReport } from "../report/dub-report.tsx";
import { DubActions } from "./dub-actions.tsx";
import { DubList } from "./dub-list.tsx";
import { DubbingSheet } from "./dubbing-sheet.tsx";
import { JobProgress } from "./job-progress.tsx";
import { bestDub, runningDub } from "./listed-dubs.ts";
import { ReviewCard } from "./review-card.tsx";
import { StatusBadge, statusText } from "./status-badge.tsx";
import { useVideoJobs } from "./use-video-jobs.ts";
import { VideoHeading } from "./video-heading.tsx";

interface Props {
  video: Video;
  opensSettings: boolean;
  /** Id of the dub to show first; null shows the best one. */
  opensDub: string | null;
}

/** Shows one video: its player, the running dub and the list of dubs. */
export function VideoProject({ video, opensSettings, opensDub }: Props) {
  const { jobs, loadOlder, loadingOlder } = useVideoJobs(video.id);
  const [chosenId, setChosenId] = useState(opensDub);
  const [open, setOpen] = useState(opensSettings);
  const navigate = useNavigate();
  const job = jobs.find(({ id }) => id === chosenId) ?? bestDub(jobs);
  const running = runningDub(jobs);
  const player = usePlayer(video, job);

  function changeOpen(next: boolean) {
    setOpen(next);
    if (!next && opensSettings) void navigate({ to: ".", search: {}, replace: true });
  }

  return (
    <div className="grid gap-6">
      <VideoHeading video={video}>{job && <StatusBadge status={job.status} />}</VideoHeading>
      <output className="sr-only">
        {job && `${languageName(job.targetLanguage)}: ${statusText(job.status)}`}
      </output>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {running && <JobProgress key={running.id} job={running} />}
          {jobs.map((each) => each.status === "review" && <ReviewCard key={each.id} job={each} />)}
          {job?.status === "failed" && <JobFailedCard error={job.error} />}
          <Card className="grid gap-5 p-4 sm:p-5">
            <DubPlayer video={video} job={job} player={player} />
            <div className="flex flex-wrap items-center justify-between gap-4">
              <p className="text-sm text-soft">
                {formatDuration(video.durationMs)} · {video.width} × {video.height} ·{" "}
                {formatBytes(video.sizeBytes)}
              </p>
              <DubActions
                job={job}
                anyActive={running !== undefined}
                onPlay={player.playDub}
                onConfigure={() => setOpen(true)}
              />
            </div>
          </Card>
          {job?.status === "completed" && (
            <DubReport key={job.id} job={job} durationMs={video.durationMs} player={player} />
          )}
        </div>
        <div className="grid gap-4">
          <DubList jobs={jobs} chosenId={job?.id ?? null} onChoose={setChosenId} />
          {loadOlder && (
            <ShowMore pending={loadingOlder} onClick={loadOlder}>
              Show older dubs
            </ShowMore>
          )}
        </div>
      </div>
      <DubbingSheet
        video={video}
        jobs={jobs}
        from={job}
        open={open}
        onOpenChange={changeOpen}
        onStarted={(id) => {
          setChosenId(id);
          changeOpen(false);
        }}
      />
    </div>
  );
}

function JobFailedCard({ error }: { error: string | null }) {
  return (
    <div role="alert">
      <Notice tone="destructive" title="Processing Failed">
        {error}
      </Notice>
    </div>
  );
}
