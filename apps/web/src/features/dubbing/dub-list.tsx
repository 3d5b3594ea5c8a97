import { type Job, LANGUAGES } from "@dubdeck/domain";
import { Captions, Download, Eye, Languages } from "lucide-react";
import { formatDate } from "../../lib/format.ts";
import { VoiceName } from "../../lib/voice-names.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { cn } from "../../ui/cn.ts";
import { CancelDub } from "./cancel-dub.tsx";
import { downloadDub, downloadSubtitles } from "./download-dub.ts";
import { listedDubs, runningDub } from "./listed-dubs.ts";
import { StatusBadge } from "./status-badge.tsx";

interface Props {
  /** Newest first. */
  jobs: readonly Job[];
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/** Lists the video's dubs. */
export function DubList({ jobs, chosenId, onChoose }: Props) {
  const dubs = listedDubs(jobs);
  const running = runningDub(jobs);
  return (
    <Card className="grid gap-4">
      <CardTitle hint={dubs.length > 0 && `${dubs.length}`}>Dubs of this video</CardTitle>
      {dubs.length === 0 ? (
        <div className="grid justify-items-center gap-3 rounded-lg bg-well px-4 py-8 text-center text-sm text-soft">
          <Languages className="size-6" aria-hidden />
          No dubs yet. Each language you dub into will be listed here.
        </div>
      ) : (
        <ul className="grid gap-2">
          {dubs.map((job) => (
            <DubRow
              key={job.id}
              job={job}
              chosen={job.id === chosenId}
              waits={job.status === "queued" && job !== running}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface RowProps extends Pick<Props, "onChoose"> {
  job: Job;
  chosen: boolean;
  /** Whether the dub is queued behind another dub of the same video. */
  waits: boolean;
}

function DubRow({ job, chosen, waits, onChoose }: RowProps) {
  const language = LANGUAGES.find(({ code }) => code === job.targetLanguage);
  return (
    <li
      className={cn(
        "grid gap-3 rounded-lg border p-3.5",
        chosen && "border-brand bg-brand-tint/40",
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium">
            <span aria-hidden>{language?.flag}</span> {language?.name}
          </p>
          <p className="mt-0.5 truncate text-sm text-soft">
            <VoiceName job={job} /> · {formatDate(job.createdAt)}
          </p>
          {waits && <p className="mt-0.5 text-sm text-soft">Waiting for its turn.</p>}
        </div>
        <StatusBadge status={job.status} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-pressed={chosen}
          onClick={() => onChoose(job.id)}
        >
          <Eye className="size-4" aria-hidden />
          {job.previewUrl ? "Preview" : "Show"}
          <span className="sr-only"> {language?.name}</span>
        </Button>
        {waits && <CancelDub jobId={job.id} language={language?.name} />}
        {job.outputUrl && (
          <>
            <Button variant="secondary" size="sm" onClick={() => void downloadDub(job.id)}>
              <Download className="size-4" aria-hidden />
              Download
              <span className="sr-only"> {language?.name}</span>
            </Button>
            <Button variant="secondary" size="sm" onClick={() => void downloadSubtitles(job.id)}>
              <Captions className="size-4" aria-hidden />
              Subtitles
              <span className="sr-only"> {language?.name}</span>
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
