import { clock } from "@dubdeck/domain";
import { Sheet } from "../../../ui/sheet.tsx";
import { useActions, useStudio } from "../state/use-studio.ts";
import { LineEditor } from "./line-editor.tsx";
import { LineTexts } from "./line-texts.tsx";

/** Edits the selected line on a phone. */
export function LineSheet({ durationMs }: { durationMs: number }) {
  const { show } = useActions();
  const open = useStudio((state) => state.panel === "line");
  const at = useStudio(({ lines, selected }) => lines.findIndex(({ id }) => id === selected));
  const line = useStudio(({ lines }) => lines[at]);
  if (!line) return null;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => show(next ? "line" : null)}
      title={`Line ${at + 1}`}
      description={`From ${clock(line.startMs)} to ${clock(line.endMs)}`}
    >
      <div className="grid gap-4" key={line.id}>
        <LineTexts line={line} number={at + 1} />
        <LineEditor line={line} durationMs={durationMs} />
      </div>
    </Sheet>
  );
}
