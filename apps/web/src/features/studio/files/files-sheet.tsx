import { Sheet } from "../../../ui/sheet.tsx";
import { useActions, useStudio } from "../state/use-studio.ts";
import { ExportScript } from "./export-script.tsx";
import { ImportScript } from "./import-script.tsx";

/** Lets the user take the script out as a file, and bring one in. */
export function FilesSheet() {
  const { show } = useActions();
  const open = useStudio((state) => state.panel === "files");
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => show(next ? "files" : null)}
      title="Script files"
      description="Work on the script elsewhere, or give it to others to read."
    >
      <ExportScript />
      <ImportScript />
    </Sheet>
  );
}
