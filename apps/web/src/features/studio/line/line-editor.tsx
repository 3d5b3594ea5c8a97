import { FlagReasons } from "../../report/flag-reasons.tsx";
import type { StudioLine } from "../studio.ts";
import { LineActions } from "./line-actions.tsx";
import { LineFields } from "./line-fields.tsx";

interface Props {
  line: StudioLine;
  durationMs: number;
}

/** Shows everything about the selected line that is not its text. */
export function LineEditor({ line, durationMs }: Props) {
  return (
    <div className="grid gap-3 text-sm">
      <FlagReasons flags={line.flags} />
      <LineActions line={line} />
      <LineFields line={line} durationMs={durationMs} />
    </div>
  );
}
