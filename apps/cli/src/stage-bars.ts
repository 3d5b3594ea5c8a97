import { STAGES, stageLabel, type Stage } from "@dubdeck/domain";
import { MultiBar, Presets, type SingleBar } from "cli-progress";
import type { Tick } from "./watch-job.ts";

export interface StageBars {
  readonly update: (tick: Tick) => void;
  readonly complete: () => void;
  readonly stop: () => void;
  /** Where the time went, as it was seen from here. Of chunks that ran ahead, the earliest stage counts. */
  readonly times: () => StageTime[];
}

export interface StageTime {
  readonly stage: Stage;
  readonly ms: number;
}

/** A progress bar per stage on a terminal, a line per stage elsewhere, nothing for scripts. */
export function stageBars(mode: "bars" | "lines" | "quiet"): StageBars {
  const began = new Map<Stage, number>();
  let current: Stage | undefined;
  let endedAt = Date.now();
  const display = mode === "bars" ? terminalBars() : undefined;

  const enter = (stage: Stage): void => {
    for (const passed of STAGES.slice(0, STAGES.indexOf(stage) + 1)) {
      if (!began.has(passed)) began.set(passed, Date.now());
    }
    if (mode === "lines" && stage !== current) console.log(stageLabel(stage));
    current = stage;
  };

  return {
    update({ stage, line }) {
      const known = STAGES.find((name) => name === stage);
      if (!known) return;
      enter(known);
      display?.show(known, line);
    },
    complete() {
      endedAt = Date.now();
      display?.complete();
    },
    stop: () => display?.stop(),
    times() {
      const ends = [...STAGES.slice(1).map((stage) => began.get(stage)), endedAt];
      return STAGES.flatMap((stage, i) => {
        const from = began.get(stage);
        return from === undefined ? [] : [{ stage, ms: (ends[i] ?? endedAt) - from }];
      });
    },
  };
}

function terminalBars() {
  const multi = new MultiBar(
    { format: " {bar} {label} {lines}", barsize: 24, hideCursor: true, clearOnComplete: false },
    Presets.shades_classic,
  );
  const bars = new Map<Stage, SingleBar>(
    STAGES.map((stage) => [stage, multi.create(1, 0, { label: stageLabel(stage), lines: "" })]),
  );

  return {
    show(stage: Stage, line: Tick["line"]): void {
      for (const passed of STAGES.slice(0, STAGES.indexOf(stage))) bars.get(passed)?.update(1);
      const share = line && line.total > 0 ? line.done / line.total : 0;
      bars.get(stage)?.update(share, { lines: line ? `${line.done} of ${line.total} lines` : "" });
    },
    complete(): void {
      for (const bar of bars.values()) bar.update(1);
    },
    stop: (): void => multi.stop(),
  };
}
