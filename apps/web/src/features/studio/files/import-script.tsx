import { FILE_TOO_LARGE, SCRIPT_LIMITS, type Track } from "@dubdeck/domain";
import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { errorMessage } from "../../../lib/error-message.ts";
import { notify } from "../../../lib/notify.ts";
import { usePending } from "../../../lib/use-pending.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useActions } from "../state/use-studio.ts";
import { ACCEPTED, formatOf } from "./formats.ts";
import { TrackSelect } from "./track-select.tsx";

/** Replaces the script with a file's; lists what is wrong in the file, line by line. */
export function ImportScript() {
  const { importScript } = useActions();
  const input = useRef<HTMLInputElement>(null);
  const [track, setTrack] = useState<Track>("dub");
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { pending, run } = usePending();

  async function load(file: File) {
    const format = formatOf(file.name);
    if (!format) return setProblems(["Please choose an SRT, WebVTT or CSV file."]);
    // Checked in bytes, so that a huge file is not read into memory.
    if (file.size > SCRIPT_LIMITS.maxFileChars) return setProblems([FILE_TOO_LARGE]);
    setProblems([]);
    const content = await file.text();
    const refused = (error: unknown) =>
      setProblems(errorMessage(error, "Please try again.").split("\n"));
    const answer = await importScript({ format, track, content }, refused);
    if (!answer) return;
    const { length } = answer.lines;
    const title = `${length} ${length === 1 ? "line" : "lines"} taken from ${file.name}`;
    notify({ title, description: "Undo brings the earlier script back.", tone: "success" });
  }

  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">Use your own script</h3>
      <p className="text-sm text-soft">
        The file replaces the script: lines that it leaves out are removed. SubRip and WebVTT files
        hold one text, a CSV file times, speakers and both texts. Download one to see its columns.
      </p>
      <TrackSelect label="Text of an SRT or WebVTT file" value={track} onChange={setTrack} />
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        className="hidden"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = "";
          if (file) void run(() => load(file));
        }}
      />
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={pending}
        onClick={() => input.current?.click()}
      >
        <Upload className="size-4" aria-hidden />
        {pending ? "Reading the file…" : "Choose a file"}
      </Button>
      {problems.length > 0 && (
        <Notice tone="destructive" title="Nothing was changed">
          <ul className="grid gap-1">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  );
}
