import { lazy, Suspense, useState } from "react";
import { notify } from "../../lib/notify.ts";
import { DemoForm, type DemoChoice } from "./demo-form.tsx";
import { DemoProgress } from "./demo-progress.tsx";
import { DemoStages } from "./demo-stages.tsx";
import { useDemoJob } from "./use-demo-job.ts";

// Most visitors never see a result, so load its code on demand.
const DemoResult = lazy(async () => ({ default: (await import("./demo-result.tsx")).DemoResult }));

const NOTHING: DemoChoice = { file: null, language: "", voiceType: "" };

/** Shows the full demo: form, stages and result. */
export function LiveDemo() {
  const [choice, setChoice] = useState(NOTHING);
  const { job, start, reset } = useDemoJob(choice.file);

  function begin() {
    if (!choice.file || !choice.language || !choice.voiceType) {
      const description = "Please select a file, target language, and voice type.";
      return notify({ title: "Missing information", description, tone: "destructive" });
    }
    start();
  }

  function startOver() {
    reset();
    setChoice(NOTHING);
  }

  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_16rem]">
      <div className="grid min-h-[26rem] content-center rounded-xl border bg-card p-5 shadow-card sm:p-8">
        {!job && <DemoForm choice={choice} onChange={setChoice} onStart={begin} />}
        {job?.status === "processing" && (
          <DemoProgress job={job} filename={choice.file?.name ?? ""} />
        )}
        {job?.status === "completed" && choice.file && (
          <Suspense>
            <DemoResult job={job} file={choice.file} onStartOver={startOver} />
          </Suspense>
        )}
      </div>
      <DemoStages job={job} />
    </div>
  );
}
