import { formatDuration } from "../../lib/format.ts";
import { cn } from "../../ui/cn.ts";
import { FlagReasons } from "./flag-reasons.tsx";
import type { ReportLine } from "./report.ts";

interface Props {
  line: ReportLine | null;
  /** The speaker and the voice. */
  who: string;
  mark: string;
}

/** Shows the speaker, text and flags of the hovered or focused line. */
export function LineDetails({ line, who, mark }: Props) {
  if (!line) {
    return (
      <p className="min-h-28 text-sm text-soft">
        Point at a line to read it, press it to play it. With a keyboard: the arrow keys, then
        Enter.
      </p>
    );
  }
  return (
    <div className="grid min-h-28 content-start gap-2 text-sm">
      <p className="flex items-center gap-2 font-medium">
        <span className={cn("size-2.5 shrink-0 rounded-full", mark)} aria-hidden />
        {who}
        <span className="font-normal text-soft tabular-nums">
          {formatDuration(line.sourceStartMs)}
        </span>
      </p>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <div>
          <dt className="text-soft">Original</dt>
          <dd className="wrap-anywhere">{line.sourceText}</dd>
        </div>
        <div>
          <dt className="text-soft">Dub</dt>
          <dd className="wrap-anywhere">{line.text ?? "Not dubbed: the original is heard."}</dd>
        </div>
      </dl>
      <FlagReasons flags={line.flags} />
    </div>
  );
}
