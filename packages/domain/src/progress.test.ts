import { describe, expect, it } from "vitest";
import { overallProgress, type StageStep } from "./progress.ts";

const step = (stage: StageStep["stage"], done: number, weight = 1): StageStep => ({
  stage,
  done,
  weight,
});

describe("overallProgress", () => {
  it("is 0 in the transcribe stage before any progress", () => {
    expect(overallProgress([])).toEqual({ progress: 0, stage: "transcribe", line: null });
  });

  it("is exactly 100 when every stage is done, even in thirds", () => {
    const thirds = [1 / 3, 1 / 3, 1 / 3].map((weight) => step("synthesize", 1, weight));
    const rest = (["transcribe", "translate", "mix", "finalize"] as const).map((s) => step(s, 1));
    expect(overallProgress([...thirds, ...rest]).progress).toBe(100);
  });

  it("shows the earliest unfinished stage while other chunks are ahead", () => {
    const ahead = [
      step("transcribe", 1, 0.5),
      step("translate", 1, 0.5),
      step("synthesize", 0.4, 0.5),
    ];
    expect(overallProgress(ahead).stage).toBe("transcribe");
  });

  it("adds up the lines of the current stage", () => {
    const steps: StageStep[] = [
      step("transcribe", 1),
      step("translate", 1),
      { ...step("synthesize", 0.5, 0.5), line: { done: 2, total: 4 } },
      { ...step("synthesize", 0, 0.5), line: { done: 0, total: 3 } },
    ];
    expect(overallProgress(steps).line).toEqual({ done: 2, total: 7 });
  });
});
