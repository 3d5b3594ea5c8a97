import { type Job, RETRY_CAN_HELP } from "@dubdeck/domain";
import { Download, Mic, Play, RotateCcw, SquarePen } from "lucide-react";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { downloadDub } from "./download-dub.ts";

interface Props {
  job: Job | null;
  /** Whether a dub of this video is in progress; then no other can start. */
  anyActive: boolean;
  onPlay: () => void;
  onConfigure: () => void;
}

/** Shows the buttons that fit the selected dub's status. */
export function DubActions({ job, anyActive, onPlay, onConfigure }: Props) {
  const status = job?.status;
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
      {status === "preview_ready" && (
        <Button onClick={onPlay}>
          <Play className="size-4" aria-hidden />
          Play Preview
        </Button>
      )}
      {status === "completed" && job?.outputUrl && (
        <Button onClick={() => void downloadDub(job.id)}>
          <Download className="size-4" aria-hidden />
          Download
        </Button>
      )}
      {status === "completed" && job && (
        <ButtonLink
          variant="secondary"
          to="/app/videos/$id/studio"
          params={{ id: job.videoId }}
          search={{ job: job.id }}
        >
          <SquarePen className="size-4" aria-hidden />
          Open in studio
        </ButtonLink>
      )}
      {canRetry(job) && !anyActive && (
        <Button onClick={onConfigure}>
          <RotateCcw className="size-4" aria-hidden />
          Retry Dubbing
        </Button>
      )}
      {!anyActive && (
        <Button variant={job ? "secondary" : "primary"} onClick={onConfigure}>
          <Mic className="size-4" aria-hidden />
          {job ? "Create New Dub" : "Start Dubbing"}
        </Button>
      )}
    </div>
  );
}

/** Live events carry no failure code; it arrives when the job is fetched again. */
const canRetry = (job: Job | null): boolean =>
  job?.status === "failed" && job.failureCode !== null && RETRY_CAN_HELP[job.failureCode];
