import { CircleCheck, Upload } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { ButtonLink } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { SampleSettings } from "./sample-settings.tsx";
import { useSampleDub, type SampleStatus } from "./use-sample-dub.ts";

const SampleFile = lazy(async () => ({ default: (await import("./sample-file.tsx")).SampleFile }));

const STATUS_TEXTS: Readonly<Record<SampleStatus, string>> = {
  idle: "Upload your video to get started",
  uploading: "Uploading video...",
  processing: "AI is dubbing your video...",
  completed: "Dubbing completed successfully!",
};

/** Shows the simple demo, which runs a sample with one click. */
export function SampleDemo() {
  const { status, progress, start } = useSampleDub();
  const [language, setLanguage] = useState("es");
  const output = useRef<HTMLOutputElement>(null);

  /** Moves the focus to the status, because the pressed button is removed. */
  function runAgain() {
    start();
    output.current?.focus();
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_20rem]">
      <div className="grid min-h-72 content-center gap-6 rounded-xl border bg-card p-5 shadow-card sm:p-8">
        <output
          ref={output}
          tabIndex={-1}
          className="flex items-center gap-2.5 text-lg font-semibold tracking-tight"
        >
          {status === "processing" && <Spinner />}
          {status === "completed" && <CircleCheck className="size-5 text-success" aria-hidden />}
          {STATUS_TEXTS[status]}
        </output>
        {status === "idle" && <SampleDropZone onStart={start} />}
        {status === "uploading" && (
          <div className="flex items-center gap-4">
            <ProgressBar value={progress} label="Uploading the sample" />
            <span className="w-11 text-right text-sm tabular-nums">{progress}%</span>
          </div>
        )}
        {status === "processing" && (
          <p className="text-soft">Recognising, translating, voicing and mixing.</p>
        )}
        {status === "completed" && (
          <Suspense>
            <SampleFile language={language} onRunAgain={runAgain} />
          </Suspense>
        )}
      </div>
      <div className="grid content-start gap-5 rounded-xl border bg-card p-5 shadow-card sm:p-6">
        <SampleSettings language={language} onLanguage={setLanguage} />
        <ButtonLink to="/signup" variant={status === "completed" ? "primary" : "secondary"}>
          Create Account to Save
        </ButtonLink>
      </div>
    </div>
  );
}

function SampleDropZone({ onStart }: { onStart: () => void }) {
  return (
    <button
      type="button"
      onClick={onStart}
      className="grid justify-items-center gap-2 rounded-lg border-2 border-dashed border-edge/60 px-5 py-9 transition-colors hover:border-brand"
    >
      <Upload className="size-7 text-brand" aria-hidden />
      <span className="font-medium">Click to upload the sample</span>
      <span className="text-sm text-soft">Supports MP4, MOV, AVI up to 100MB</span>
    </button>
  );
}
