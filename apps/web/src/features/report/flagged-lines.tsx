import { Play } from "lucide-react";
import { useState } from "react";
import { formatDuration } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import type { Player } from "../player/use-player.ts";
import { FlagReasons } from "./flag-reasons.tsx";
import type { ReportLine } from "./report.ts";

interface Props {
  lines: readonly ReportLine[];
  player: Player;
}

const FIRST = 5;

/** Lists the lines to check, each with the reason and buttons to play it. */
export function FlaggedLines({ lines, player }: Props) {
  const [all, setAll] = useState(false);
  const flagged = lines.filter(({ flags }) => flags.length > 0);
  if (flagged.length === 0) return null;
  return (
    <section className="grid gap-3" aria-label="Lines to check">
      <h3 className="text-sm font-semibold">
        {flagged.length === 1 ? "1 line to check" : `${flagged.length} lines to check`}
      </h3>
      <ul className="grid gap-2">
        {flagged.slice(0, all ? undefined : FIRST).map((line) => (
          <FlaggedLine key={line.id} line={line} player={player} />
        ))}
      </ul>
      {flagged.length > FIRST && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => setAll(!all)}
        >
          {all ? "Show fewer" : `Show all ${flagged.length}`}
        </Button>
      )}
    </section>
  );
}

function FlaggedLine({ line, player: { playFrom } }: { line: ReportLine; player: Player }) {
  const { startMs } = line;
  const at = formatDuration(line.sourceStartMs);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border p-3.5 text-sm">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="wrap-anywhere">
          <span className="mr-2 text-soft tabular-nums">{at}</span>
          {line.text ?? line.sourceText}
        </p>
        <FlagReasons flags={line.flags} />
      </div>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          size="sm"
          onClick={() => playFrom("original", line.sourceStartMs)}
        >
          <Play className="size-4" aria-hidden />
          Original <span className="sr-only">at {at}</span>
        </Button>
        {startMs !== null && (
          <Button variant="secondary" size="sm" onClick={() => playFrom("dub", startMs)}>
            <Play className="size-4" aria-hidden />
            Dub <span className="sr-only">at {at}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
