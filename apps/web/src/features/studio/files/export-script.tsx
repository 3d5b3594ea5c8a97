import type { Track } from "@dubdeck/domain";
import { Download } from "lucide-react";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { notifyError } from "../../../lib/notify.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { usePending } from "../../../lib/use-pending.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { useActions } from "../state/use-studio.ts";
import { EXPORT_FORMATS, holdsOneText } from "./formats.ts";
import { TrackSelect } from "./track-select.tsx";

/** Saves the script as a file, with all changes made so far. */
export function ExportScript() {
  const { jobId, flush } = useActions();
  const [format, setFormat] = useState(EXPORT_FORMATS[0]?.format ?? "csv");
  const [track, setTrack] = useState<Track>("dub");
  const { pending, run } = usePending();

  async function save() {
    try {
      await flush();
      const file = await api.studio.exportScript.query({ jobId, format, track });
      const bytes =
        file.encoding === "base64"
          ? Uint8Array.from(atob(file.content), (char) => char.charCodeAt(0))
          : file.content;
      saveFile(new Blob([bytes], { type: file.type }), file.filename);
    } catch (error) {
      notifyError("Download failed", error);
    }
  }

  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">Download the script</h3>
      <SelectField
        label="File"
        value={format}
        onChange={({ target }) =>
          setFormat(EXPORT_FORMATS.find((each) => each.format === target.value)?.format ?? format)
        }
      >
        {EXPORT_FORMATS.map((each) => (
          <option key={each.format} value={each.format}>
            {each.label}
          </option>
        ))}
      </SelectField>
      {holdsOneText(format) && <TrackSelect label="Text" value={track} onChange={setTrack} />}
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={pending}
        onClick={() => void run(save)}
      >
        <Download className="size-4" aria-hidden />
        Download
      </Button>
    </section>
  );
}
