import { type Job, languageName, REVIEW_DAYS } from "@dubdeck/domain";
import { FilePen } from "lucide-react";
import { formatDate } from "../../lib/format.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { CancelDub } from "./cancel-dub.tsx";

const DAY_MS = 86_400_000;

/** Shows that a dub waits for its owner to read and approve its script. */
export function ReviewCard({ job }: { job: Job }) {
  const language = languageName(job.targetLanguage);
  const began = (job.startedAt ?? job.createdAt).getTime();
  return (
    <Notice
      title={`Waiting for review: ${language}`}
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            size="sm"
            to="/app/videos/$id/studio"
            params={{ id: job.videoId }}
            search={{ job: job.id }}
          >
            <FilePen className="size-4" aria-hidden />
            Review
            <span className="sr-only"> {language}</span>
          </ButtonLink>
          <CancelDub jobId={job.id} language={language} />
        </div>
      }
    >
      The translation is ready. Nothing is spoken before you approve it, until{" "}
      {formatDate(new Date(began + REVIEW_DAYS * DAY_MS))}.
    </Notice>
  );
}
