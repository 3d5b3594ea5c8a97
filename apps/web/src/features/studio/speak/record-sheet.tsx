import { clock } from "@dubdeck/domain";
import { Sheet } from "../../../ui/sheet.tsx";
import { useActions, useStudio } from "../state/use-studio.ts";
import { RecordLine } from "./record-line.tsx";

/** Lets the user speak the selected line. */
export function RecordSheet() {
  const { show } = useActions();
  const open = useStudio((state) => state.panel === "record");
  const line = useStudio(({ lines, selected }) => lines.find(({ id }) => id === selected));
  if (!line) return null;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => show(next ? "record" : null)}
      title="Record this line"
      description={`It is fitted into ${clock(line.startMs)} – ${clock(line.endMs)}, and costs no minutes.`}
    >
      <RecordLine key={line.id} line={line} />
    </Sheet>
  );
}
