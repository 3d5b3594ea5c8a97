import type { Job } from "@dubdeck/domain";
import { useMemo, useState } from "react";
import { trpc } from "../../lib/trpc.ts";
import { useVoiceNames } from "../../lib/voice-names.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import type { Player } from "../player/use-player.ts";
import { FlaggedLines } from "./flagged-lines.tsx";
import { LineDetails } from "./line-details.tsx";
import { barLabel, whoSays } from "./line-words.ts";
import { speakersOf } from "./report-speakers.ts";
import { ReportSummary } from "./report-summary.tsx";
import type { Report, ReportLine } from "./report.ts";
import { speakerColor, SpeakerLegend } from "./speaker-legend.tsx";
import { Timeline } from "./timeline.tsx";

interface Props {
  job: Job;
  /** Length of the video. */
  durationMs: number;
  player: Player;
}

/**
 * Shows the quality report of a finished dub; nothing if it was not measured or is from an earlier
 * version.
 */
export function DubReport(props: Props) {
  const { data: report } = trpc.jobs.report.useQuery({ id: props.job.id });
  return report ? <ReportCard report={report} {...props} /> : null;
}

function ReportCard({ report, job, durationMs, player }: Props & { report: Report }) {
  const { lines } = report;
  const [shown, setShown] = useState<ReportLine | null>(null);
  const voiceName = useVoiceNames(job.targetLanguage);
  const speakers = useMemo(() => speakersOf(lines), [lines]);
  const colorOf = ({ speaker }: ReportLine) =>
    speakerColor(speakers.findIndex(({ id }) => id === (speaker ?? "")));

  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-6" aria-label="Dub report">
      <CardTitle>Dub report</CardTitle>
      <ReportSummary report={report} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <SpeakerLegend speakers={speakers} voiceName={voiceName} />
        <Timeline
          lines={lines}
          durationMs={durationMs}
          player={player}
          labelOf={(bar) => barLabel(bar, voiceName)}
          colorOf={(line) => colorOf(line).bar}
          onShow={setShown}
        />
        <LineDetails
          line={shown}
          who={shown ? whoSays(shown, voiceName) : ""}
          mark={shown ? colorOf(shown).mark : ""}
        />
      </div>
      <FlaggedLines lines={lines} player={player} />
    </Card>
  );
}
