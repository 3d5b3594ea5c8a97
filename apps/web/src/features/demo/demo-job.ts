import { newId } from "../../lib/new-id.ts";

/** The stages of the simulated pipeline, in order. */
export const DEMO_STAGES = [
  { id: "asr", label: "Speech Recognition" },
  { id: "translate", label: "Language Translation" },
  { id: "tts", label: "Text to Speech" },
  { id: "mix", label: "Audio Mixing" },
  { id: "done", label: "Processing Complete" },
] as const;
type DemoStage = (typeof DEMO_STAGES)[number]["id"];

export interface DemoJob {
  readonly id: string;
  readonly status: "processing" | "completed";
  readonly stage: DemoStage;
  /** Progress of the stage, 0 to 100. */
  readonly progress: number;
  /** Object URLs of the chosen file, set on completion. */
  readonly previewUrl?: string;
  readonly downloadUrl?: string;
}

export const TICK_MS = 800;
const MAX_STEP = 25;

export function startDemoJob(): DemoJob {
  return { id: newId(), status: "processing", stage: "asr", progress: 0 };
}

/**
 * Returns the job after one tick. `chance` (0 to 1) scales the step; `addressOf` creates the
 * result's URL at the end.
 */
export function tickDemoJob(job: DemoJob, chance: number, addressOf: () => string): DemoJob {
  if (job.status === "completed") return job;
  const progress = job.progress + chance * MAX_STEP;
  if (progress < 100) return { ...job, progress };
  const stage = stageAfter(job.stage);
  if (stage !== "done") return { ...job, stage, progress: 0 };
  const url = addressOf();
  return { ...job, status: "completed", stage, progress: 100, previewUrl: url, downloadUrl: url };
}

function stageAfter(stage: DemoStage): DemoStage {
  const index = DEMO_STAGES.findIndex(({ id }) => id === stage);
  return DEMO_STAGES[index + 1]?.id ?? "done";
}
