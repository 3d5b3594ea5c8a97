import { ApplicationFailure, CancelledFailure } from "@temporalio/common";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DubActivities } from "./activities.ts";
import { JOB_OVER } from "./job-over.ts";
import {
  chunks,
  mockedActivities,
  type Script,
  startDub,
  untilCancelled,
} from "./testing/mocked-dubs.ts";
import { type RunningWorkflows, startWorkflows } from "./testing/start-workflows.ts";

let workflows: RunningWorkflows;
beforeAll(async () => {
  workflows = await startWorkflows(mockedActivities);
}, 60_000);
afterAll(() => workflows.stop());

const start = (script: Script = {}, sourceLanguage: string | null = null) =>
  startDub(workflows.client, script, { sourceLanguage });

/** Runs a job until it ends. */
async function run(script?: Script, sourceLanguage?: string) {
  const dub = await start(script, sourceLanguage);
  return { ...dub, failure: await dub.end() };
}

const began = (log: readonly string[], name: string) =>
  log.filter((entry) => entry.startsWith(name) && entry.endsWith(" began"));
const statuses = (log: readonly string[]) =>
  began(log, "setStatus").map((entry) => entry.slice("setStatus ".length, -" began".length));
const nonRetryable = (type: string) => async (): Promise<never> => {
  throw ApplicationFailure.nonRetryable("refused by the test", type);
};

describe.concurrent("a job", () => {
  it("goes through its states, and mails its owner after its files were removed", async () => {
    const { failure, log } = await run();
    expect(failure).toBeNull();
    expect(statuses(log)).toEqual(["processing", "preview_ready", "completed"]);
    expect(log.slice(-4)).toEqual([
      "cleanUp began",
      "cleanUp ended",
      "mailDone began",
      "mailDone ended",
    ]);
  });

  it("processes its chunks in order, three at once, each through its stages, and then mixes", async () => {
    const { log, inputsOf } = await run({ planChunks: async () => chunks(7) });
    const at = (entry: string) => {
      expect(log).toContain(entry);
      return log.indexOf(entry);
    };
    const indexes = [0, 1, 2, 3, 4, 5, 6];
    const heard = began(log, "transcribeChunk").map((entry) => Number(entry.split(" ")[1]));
    expect(heard.toSorted((a, b) => a - b)).toEqual(indexes);
    // Chunks released at once may arrive in any order.
    for (const [place, i] of heard.entries()) expect(Math.abs(place - i)).toBeLessThan(3);
    for (const i of indexes) {
      expect(at(`translateChunk ${i} began`)).toBeGreaterThan(at(`transcribeChunk ${i} ended`));
      expect(at(`synthesizeChunk ${i} began`)).toBeGreaterThan(at(`translateChunk ${i} ended`));
      expect(at("mixTrack began")).toBeGreaterThan(at(`synthesizeChunk ${i} ended`));
    }
    for (const i of indexes.slice(3)) {
      const before = log.slice(0, at(`transcribeChunk ${i} began`));
      const spoken = before.filter((entry) => /^synthesizeChunk \d ended$/.test(entry));
      expect(spoken.length).toBeGreaterThanOrEqual(i - 2);
    }
    expect(inputsOf("mixTrack")).toMatchObject([{ chunks: 7, audioTrack: 0 }]);
  });

  it("transcribes chunk by chunk until one has speech, and sets its language for all later ones", async () => {
    const heard = [0, 0, 3, 2, 2, 2, 2];
    const { failure, log, inputsOf } = await run({
      planChunks: async () => chunks(heard.length),
      transcribeChunk: async ({ chunk: { index }, language = null }) => ({
        lines: heard[index] ?? 0,
        // A few words are not enough to be sure.
        language: language ?? (index < 3 ? null : "fr"),
      }),
    });
    expect(failure).toBeNull();
    const early = log.slice(0, log.indexOf("transcribeChunk 2 ended"));
    expect(early.filter((entry) => entry.startsWith("translateChunk"))).toEqual([]);
    const told = inputsOf("transcribeChunk").map((input) => "language" in input && input.language);
    expect(told.slice(0, 3)).toEqual([false, false, false]);
    expect(told.at(-1)).toBe("fr");
    expect(began(log, "transcribeChunk")).toHaveLength(heard.length);
  });

  it("uses the language that the user set", async () => {
    const { inputsOf } = await run({}, "it");
    for (const input of inputsOf("transcribeChunk"))
      expect(input).toMatchObject({ language: "it" });
  });

  it("fails if no chunk has speech", async () => {
    const { failure, log } = await run({
      transcribeChunk: async () => ({ lines: 0, language: null }),
    });
    expect(failure).toMatchObject({ type: "NO_SPEECH" });
    expect(statuses(log)).toEqual(["processing", "failed NO_SPEECH"]);
    expect(began(log, "transcribeChunk")).toHaveLength(2);
    for (const later of ["translateChunk", "mixTrack", "renderOutput", "mailDone"]) {
      expect(began(log, later)).toEqual([]);
    }
    expect(log.at(-1)).toBe("cleanUp ended");
  });

  it("does nothing if it ended before its workflow began", async () => {
    const { failure, log } = await run({ setStatus: nonRetryable(JOB_OVER) });
    expect(failure).toBeNull();
    expect(log.filter((entry) => entry.endsWith("began"))).toEqual([
      "setStatus processing began",
      "cleanUp began",
    ]);
  });
});

describe.concurrent("an activity that fails", () => {
  it("is retried, including one that records a status", async () => {
    const fails = { synthesize: 2, status: 1 };
    const { failure, log } = await run({
      synthesizeChunk: async ({ chunk }) => {
        if (chunk.index === 1 && fails.synthesize-- > 0) throw new Error("The engine is busy.");
        return { lines: 2, flagged: 0 };
      },
      setStatus: async ({ status }) => {
        if (status === "completed" && fails.status-- > 0) throw new Error("The database is away.");
      },
    });
    expect(failure).toBeNull();
    expect(began(log, "synthesizeChunk 1")).toHaveLength(3);
    expect(began(log, "synthesizeChunk 0")).toHaveLength(1);
    expect(began(log, "translateChunk")).toHaveLength(2);
    expect(statuses(log)).toEqual(["processing", "preview_ready", "completed", "completed"]);
  });

  it.each([
    ["probeSource", "NOT_A_VIDEO", "NOT_A_VIDEO"],
    ["translateChunk", "LANGUAGE_UNSUPPORTED", "LANGUAGE_UNSUPPORTED"],
    ["renderOutput", "SOMETHING_NEW", "INTERNAL"],
  ] as const)("for good, %s with %s, fails the job with %s", async (name, type, code) => {
    const { failure, log } = await run({ [name]: nonRetryable(type) });
    expect(failure).toMatchObject({ cause: { type } });
    expect(statuses(log).at(-1)).toBe(`failed ${code}`);
    expect(log.at(-1)).toBe("cleanUp ended");
    expect(began(log, "mailDone")).toEqual([]);
  });

  it("cancels the activities running beside it before the job ends", async () => {
    const { log } = await run({
      separateVoice: untilCancelled,
      translateChunk: ({ chunk }) =>
        chunk.index === 0 ? untilCancelled() : nonRetryable("ENGINE_REJECTED")(),
    });
    const over = log.indexOf("setStatus failed ENGINE_REJECTED began");
    expect(over).toBeGreaterThan(log.indexOf("separateVoice ended"));
    expect(over).toBeGreaterThan(log.indexOf("translateChunk 0 ended"));
    expect(began(log, "synthesizeChunk")).toEqual([]);
  });

  it("costs a completed job its mail, and nothing else", async () => {
    const { failure, log } = await run({ mailDone: nonRetryable("NO_SERVER") });
    expect(failure).toBeNull();
    expect(statuses(log).at(-1)).toBe("completed");
  });
});

const STAGES: readonly (readonly [keyof DubActivities, string])[] = [
  ["probeSource", "transcribeChunk"],
  ["transcribeChunk", "translateChunk"],
  ["translateChunk", "synthesizeChunk"],
  ["synthesizeChunk", "mixTrack"],
  ["separateVoice", "mixTrack"],
  ["mixTrack", "renderOutput"],
  ["renderOutput", "saveReport"],
];

describe.concurrent("a cancelled job", () => {
  // The global expect loses its test when a concurrent one ends.
  it.for(STAGES)("during %s stops that first, and never comes to %s", async (stage, test) => {
    const [name, next] = stage;
    const dub = await start({ [name]: untilCancelled });
    await test.expect.poll(() => began(dub.log, name).length, { interval: 20 }).toBeGreaterThan(0);
    await dub.cancel();
    expect(await dub.end()).toBeInstanceOf(CancelledFailure);
    expect(statuses(dub.log).at(-1)).toBe("canceled");
    expect(dub.log.indexOf("setStatus canceled began")).toBeGreaterThan(
      dub.log.findLastIndex((entry) => entry.startsWith(name)),
    );
    expect(began(dub.log, next)).toEqual([]);
    expect(dub.log.at(-1)).toBe("cleanUp ended");
  });
});
