import { clearScreenDown, moveCursor } from "node:readline";
import { STAGES, stageLabel, type Stage } from "@dubdeck/domain";
import type { Tick } from "./watch-job.ts";

const BAR_WIDTH = 24;

export interface StageBars {
  readonly update: (tick: Tick) => void;
  readonly complete: () => void;
  /** Returns the time per stage as seen by this client; when chunks are at different stages, the earliest counts. */
  readonly times: () => StageTime[];
}

export interface StageTime {
  readonly stage: Stage;
  readonly ms: number;
}

/** Shows a progress bar per stage on a terminal (bars), a line per stage elsewhere (lines), or nothing (quiet). */
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
    times() {
      const ends = [...STAGES.slice(1).map((stage) => began.get(stage)), endedAt];
      return STAGES.flatMap((stage, i) => {
        const from = began.get(stage);
        return from === undefined ? [] : [{ stage, ms: (ends[i] ?? endedAt) - from }];
      });
    },
  };
}

/** Draws one line per stage, because stages overlap. */
function terminalBars() {
  const bars = new Map(STAGES.map((stage) => [stage, { share: 0, lines: "" }]));
  let drawn = 0;
  const fill = (stage: Stage) => bars.set(stage, { lines: "", ...bars.get(stage), share: 1 });
  const draw = (): void => {
    const rows = [...bars].map(([stage, { share, lines }]) => {
      const full = Math.round(share * BAR_WIDTH);
      return ` ${"█".repeat(full)}${"░".repeat(BAR_WIDTH - full)} ${stageLabel(stage)} ${lines}`;
    });
    moveCursor(process.stdout, 0, -drawn);
    clearScreenDown(process.stdout);
    process.stdout.write(`${rows.join("\n")}\n`);
    drawn = rows.length;
  };
  draw();

  return {
    show(stage: Stage, line: Tick["line"]): void {
      for (const passed of STAGES.slice(0, STAGES.indexOf(stage))) fill(passed);
      const share = line && line.total > 0 ? Math.min(1, line.done / line.total) : 0;
      bars.set(stage, { share, lines: line ? `${line.done} of ${line.total} lines` : "" });
      draw();
    },
    complete(): void {
      for (const stage of STAGES) fill(stage);
      draw();
    },
  };
}
