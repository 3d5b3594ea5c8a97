import { join } from "node:path";
import { noteSourceLanguage } from "@dubdeck/db";
import { hearLines, type Lines, shift, type SpeakerTurn } from "@dubdeck/dubbing";
import { cutAudio } from "@dubdeck/media";
import { withTempDir } from "@dubdeck/process";
import type { Route, Transcription } from "@dubdeck/speech";
import type { DubActivities, TranscribeInput } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { finalFailure } from "../temporal/failures.ts";
import type { HeardFile } from "../hearing/heard-files.ts";
import { sharedHearingKeys } from "../hearing/shared-keys.ts";
import { linesToDub, readSpeakers } from "../lines/job-lines.ts";
import { openJob, type OpenJob } from "../open-job.ts";
import { asStep } from "../progress/step-progress.ts";
import { CHUNKS_WEIGHT } from "../progress/step-weights.ts";
import { sureLanguage } from "../hearing/sure-language.ts";

/** Transcribes one chunk and stores its lines, with times relative to the start of the source. */
export const transcribeChunk =
  (deps: Deps): DubActivities["transcribeChunk"] =>
  async (input) => {
    const { jobId, chunk, share } = input;
    const job = await openJob(deps, jobId);
    const weight = CHUNKS_WEIGHT * share;

    return await asStep(deps, { jobId, stage: "transcribe", part: chunk.index, weight }, () =>
      withTempDir(async (directory) => {
        const audio = join(directory, "chunk.flac");
        const track = await deps.storage.presignGet(job.keys.audio, { internal: true });
        await cutAudio({ input: track, ...chunk, output: audio }, { signal: job.signal });

        const heard = await hear(deps, job, audio, input);
        const { turns } = await readSpeakers(deps, job);
        const lines = toLines(heard, turns, input);
        await deps.storage.putJson(job.keys.heard(chunk.index), lines);
        const clear = linesToDub(lines);
        const language = sureLanguage(heard.language, clear, input);
        if (language !== null) await noteSourceLanguage(deps.db, jobId, language);
        if (input.hearing) {
          const { language: spoken, task } = heard;
          const file: HeardFile = { spoken, task, sure: language, lines };
          const shared = await sharedHearingKeys(deps, job, input.hearing);
          await deps.storage.putJson(shared.heard(chunk.index), file);
        }
        return { lines: clear.length, language };
      }),
    );
  };

interface Heard extends Transcription {
  /** The language of the words: English if the recogniser had to translate the speech directly. */
  readonly written: string;
  readonly task: Route["task"];
}

/** Transcribes the chunk in a language that the translator supports as a source. */
async function hear(
  { engines }: Deps,
  { targetLanguage, signal }: OpenJob,
  path: string,
  { language }: TranscribeInput,
): Promise<Heard> {
  const heard = await engines.transcriber.transcribe({ path, language, signal });
  if (heard.words.length === 0) return { ...heard, written: heard.language, task: "transcribe" };
  const route = await engines.catalog.route(heard.language, targetLanguage);
  if (!route) throw finalFailure("LANGUAGE_UNSUPPORTED");
  const { task, from: written } = route;
  if (task === "transcribe") return { ...heard, written, task };
  const request = { path, language: heard.language, task, signal };
  const { words, segments } = await engines.transcriber.transcribe(request);
  return { ...heard, words, segments, written, task };
}

function toLines(heard: Heard, turns: readonly SpeakerTurn[], { chunk }: TranscribeInput): Lines {
  return {
    language: heard.written,
    lines: hearLines({
      words: shift(heard.words, chunk.startMs),
      segments: shift(heard.segments, chunk.startMs),
      regions: heard.regions && shift(heard.regions, chunk.startMs),
      turns,
      idPrefix: `${chunk.index}`,
    }),
  };
}
