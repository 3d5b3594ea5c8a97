import { TriangleAlert } from "lucide-react";
import type { ReportLine } from "./report.ts";

/** Shows why a line is flagged. */
export function FlagReasons({ flags }: Pick<ReportLine, "flags">) {
  return flags.map(({ kind, reason }) => (
    <p key={kind} className="flex items-start gap-2 text-warning">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
      {reason}
    </p>
  ));
}
