import { useState } from "react";
import { notify } from "../../lib/notify.ts";
import { DemoForm, type DemoChoice } from "./demo-form.tsx";
import { DemoProgress } from "./demo-progress.tsx";
import { DemoResult } from "./demo-result.tsx";
import { useDemoJob } from "./use-demo-job.ts";

const NOTHING: DemoChoice = { file: null, language: "", voiceType: "" };

/** The demo of the whole way: a form, then the stages, then the result. */
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
    <div className="mx-auto grid min-h-[26rem] max-w-3xl items-center rounded-xl border bg-card p-5 shadow-card sm:p-8">
      {!job && <DemoForm choice={choice} onChange={setChoice} onStart={begin} />}
      {job?.status === "processing" && <DemoProgress job={job} />}
      {job?.status === "completed" && choice.file && (
        <DemoResult job={job} file={choice.file} onStartOver={startOver} />
      )}
    </div>
  );
}
