import { randomUUID } from "node:crypto";
import { Context } from "@temporalio/activity";
import type { Client, WorkflowHandle } from "@temporalio/client";
import type { Chunk, DubActivities } from "../activities.ts";
import { dubVideoStart, reviseDubStart } from "../start-options.ts";

const CHUNK_MS = 20_000;

/** Creates `count` consecutive chunks. */
export const chunks = (count: number): Chunk[] =>
  Array.from({ length: count }, (_, index) => ({
    index,
    startMs: index * CHUNK_MS,
    endMs: (index + 1) * CHUNK_MS,
  }));

/** Activities that all succeed at once, for two chunks with two English lines each. */
const SUCCEEDING: DubActivities = {
  findHeard: async () => null,
  probeSource: async () => ({ durationMs: 2 * CHUNK_MS, audioTrack: 0 }),
  extractAudio: async () => undefined,
  planChunks: async () => chunks(2),
  findSpeakers: async () => ({ speakers: 1 }),
  separateVoice: async () => ({ reused: false }),
  transcribeChunk: async () => ({ lines: 2, language: "en" }),
  translateChunk: async () => undefined,
  synthesizeChunk: async () => ({ lines: 2, flagged: 0 }),
  speakScript: async () => ({ lines: 4, flagged: 0 }),
  mixTrack: async () => undefined,
  renderPreviewPicture: async () => undefined,
  renderPreview: async () => undefined,
  renderOutput: async () => ({ outputMs: 2 * CHUNK_MS }),
  listenToDub: async () => undefined,
  saveReport: async () => undefined,
  setStatus: async () => undefined,
  openReview: async () => undefined,
  closeReview: async () => undefined,
  mailReview: async () => ({ mailed: true }),
  mailDone: async () => ({ mailed: true }),
  cleanUp: async () => undefined,
};

export type Script = Partial<DubActivities>;
type Input = Parameters<DubActivities["setStatus" | "transcribeChunk" | "mixTrack"]>[0];

interface Dub {
  readonly script: Script;
  /**
   * Log of the activities in order, for example `transcribeChunk 0 began`, `setStatus failed
   * ended`.
   */
  readonly log: string[];
  readonly inputs: Map<string, Input[]>;
}

const dubs = new Map<string, Dub>();

/** Activities shared by all dubs; each call follows the script of its own dub. */
export const mockedActivities = Object.fromEntries(
  (Object.keys(SUCCEEDING) as (keyof DubActivities)[]).map((name) => [
    name,
    async (input: Input) => {
      const dub = dubs.get(input.jobId);
      if (!dub) throw new Error(`${name} is called for a job that nobody started.`);
      const { script, log, inputs } = dub;
      const label = labelOf(name, input);
      inputs.set(name, [...(inputs.get(name) ?? []), input]);
      log.push(`${label} began`);
      try {
        return await (script[name] ?? SUCCEEDING[name])(input as never);
      } finally {
        log.push(`${label} ended`);
      }
    },
  ]),
);

function labelOf(name: string, input: Input): string {
  if ("chunk" in input) return `${name} ${input.chunk.index}`;
  return "status" in input ? [name, input.status, input.failure].filter(Boolean).join(" ") : name;
}

/**
 * Starts a dub's workflow; activities follow the script, and succeed if it does not mention them.
 */
export async function startDub(
  client: Client,
  script: Script,
  { sourceLanguage = null, reviewMs }: { sourceLanguage?: string | null; reviewMs?: number } = {},
) {
  const start = dubVideoStart({ ...newJob(), sourceLanguage }, "pro");
  const args = [{ ...start.args[0], ...(reviewMs && { reviewMs }) }] as typeof start.args;
  const dub = addDub(start.workflowId, script);
  return follow(dub, await client.workflow.start("dubVideo", { ...start, args }));
}

/** Starts a revision's workflow, like startDub. */
export async function startRevision(client: Client, script: Script) {
  const start = reviseDubStart({ ...newJob(), revisionOf: randomUUID() }, "pro");
  const dub = addDub(start.workflowId, script);
  return follow(dub, await client.workflow.start("reviseDub", start));
}

const newJob = () =>
  ({
    id: randomUUID(),
    userId: "user",
    targetLanguage: "es",
    sourceLanguage: null,
    filename: "talk.mp4",
    review: false,
    revisionOf: null,
  }) as const;

function addDub(id: string, script: Script): Dub {
  const dub: Dub = { script, log: [], inputs: new Map() };
  dubs.set(id, dub);
  return dub;
}

function follow(dub: Dub, handle: WorkflowHandle) {
  return {
    log: dub.log,
    handle,
    cancel: () => handle.cancel(),
    /** Returns the inputs of the activity's calls, in order. */
    inputsOf: (name: keyof DubActivities) => dub.inputs.get(name) ?? [],
    /** Waits for the end; returns null, or the cause of the workflow's failure. */
    end: () =>
      handle.result().then(
        () => null,
        (error: Error) => error.cause,
      ),
  };
}

/** Runs until the activity is cancelled. */
export async function untilCancelled(): Promise<never> {
  const context = Context.current();
  const beating = setInterval(() => context.heartbeat(), 50);
  try {
    return await context.cancelled;
  } finally {
    clearInterval(beating);
  }
}
