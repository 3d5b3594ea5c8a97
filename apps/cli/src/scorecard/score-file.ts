import { writeFile } from "node:fs/promises";
import { basename, join, parse } from "node:path";
import { AUTO_VOICE, type LanguageCode } from "@dubdeck/domain";
import { type Reference, type Samples, type Score, scoreDub } from "@dubdeck/dubbing";
import { measureLoudness } from "@dubdeck/media";
import type { Server } from "../api-client.ts";
import { downloadOutput } from "../download-output.ts";
import { dubFile } from "../dub-file.ts";
import type { SpeechServer } from "../speech-server.ts";
import { type Listened, listenTo, voiceOf } from "./listen.ts";
import { readLines } from "./read-lines.ts";
import { readReference } from "./read-reference.ts";

export interface FileScore extends Score {
  readonly file: string;
  readonly to: LanguageCode;
  readonly loudnessLufs: number;
  readonly truePeakDbtp: number;
}

export interface Source {
  readonly path: string;
  readonly reference: Reference | null;
  readonly heard: Listened;
  readonly voice: Samples | null;
}

/** Analyses a file before it is dubbed; `folder` is for temporary files. */
export async function openSource(
  listener: SpeechServer,
  path: string,
  folder: string,
): Promise<Source> {
  const reference = await readReference(path);
  const heard = await listenTo(listener, path, folder);
  return { path, reference, heard, voice: await voiceOf(listener, path, heard, folder) };
}

/** Where a dub and its job's report are kept, and where temporary files are. */
export interface Folders {
  readonly out: string;
  readonly temporary: string;
}

/** Dubs a file through the public API, downloads the dub and the job's report, and scores it. */
export async function scoreFile(
  { server, listener }: { server: Server; listener: SpeechServer },
  source: Source,
  to: LanguageCode,
  folders: Folders,
  signal: AbortSignal,
): Promise<FileScore> {
  const order = { input: source.path, to, voice: AUTO_VOICE, dualAudio: false };
  const { job, report } = await dubFile(server, order, () => undefined, signal);
  const name = join(folders.out, `${parse(source.path).name}.${to}`);
  const path = `${name}.mp4`;
  await downloadOutput(job, path, signal);
  await writeFile(`${name}.report.json`, JSON.stringify(report, null, 2));
  const dub = await listenTo(listener, path, folders.temporary);
  const score = scoreDub({
    language: to,
    lines: readLines(report),
    reference: source.reference,
    sourceRegions: source.heard.regions,
    dubRegions: dub.regions,
    heard: (await listener.transcribe(dub.sound, to)).words,
    source: source.heard.samples,
    dub: dub.samples,
    voice: source.voice,
  });
  const { integratedLufs: loudnessLufs, truePeakDbtp } = await measureLoudness(path);
  return { file: basename(source.path), to, ...score, loudnessLufs, truePeakDbtp };
}
