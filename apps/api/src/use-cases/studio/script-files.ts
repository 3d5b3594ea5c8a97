import { randomUUID } from "node:crypto";
import { parse } from "node:path";
import { editScript as writeEdit } from "@dubdeck/db";
import {
  AppError,
  checkChanges,
  type Script,
  applyChanges,
  type Track,
  type User,
} from "@dubdeck/domain";
import {
  importRows,
  type Problem,
  readScript,
  SCRIPT_FORMATS,
  type ScriptFormat,
  toCsv,
  toSrtScript,
  toText,
  toVttScript,
} from "@dubdeck/dubbing/script-files";
import type { Deps } from "../../deps.ts";
import type { Identity } from "../auth/authenticate.ts";
import { listVoices } from "../catalog/list-voices.ts";
import { requireVideo } from "../videos/get-video.ts";
import { actorOf, answer, requireEditable } from "./edit-script.ts";
import { requireDub, requireScript } from "./get-studio.ts";
import type { EditResult, ScriptFile } from "./schemas.ts";
import { transcriptDocx } from "./transcript-docx.ts";

/** Formats of an exported script: those that can be imported again, and transcripts to read. */
export const EXPORT_FORMATS = [...SCRIPT_FORMATS, "txt", "docx"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const TYPES: Readonly<Record<ExportFormat, string>> = {
  srt: "application/x-subrip",
  vtt: "text/vtt",
  csv: "text/csv",
  txt: "text/plain",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/**
 * Returns a dub's script as a file. SRT and VTT hold one text, of the dub or of the original; the
 * others hold both. Throws NOT_FOUND, or CONFLICT before there is a script.
 */
export async function exportScript(
  { db }: Deps,
  user: User,
  { jobId, format, track }: { jobId: string; format: ExportFormat; track: Track },
): Promise<ScriptFile> {
  const dub = await requireDub(db, user, jobId);
  const script = await requireScript(db, dub);
  const { filename } = await requireVideo(db, user, dub.videoId);
  const title = parse(filename).name;
  const ofOriginal = track === "original" && (format === "srt" || format === "vtt");
  const language = ofOriginal ? "original" : dub.targetLanguage;
  const file = { filename: `${title}.${language}.${format}`, type: TYPES[format] };
  if (format === "docx") {
    return { ...file, encoding: "base64", content: await transcriptDocx(script, dub, title) };
  }
  return { ...file, encoding: "utf8", content: WRITERS[format](script, track) };
}

const WRITERS: Readonly<
  Record<Exclude<ExportFormat, "docx">, (script: Script, track: Track) => string>
> = { srt: toSrtScript, vtt: toVttScript, csv: toCsv, txt: toText };

/**
 * Replaces a dub's script by a file, as one step of its history. Lines keep their id, voice and
 * speed where the file has a line at their time; a translation is used as it is. SRT and VTT replace
 * one text. Throws NOT_FOUND, CONFLICT while the dub is being made, or UNPROCESSABLE with what is
 * wrong in which line of the file.
 */
export async function importScript(
  deps: Deps,
  identity: Identity,
  input: { jobId: string; format: ScriptFormat; track: Track; content: string },
): Promise<EditResult> {
  const { db } = deps;
  const { user } = identity;
  const { jobId, format, track, content } = input;
  const dub = await requireEditable(deps, user, jobId);
  const { durationMs } = await requireVideo(db, user, dub.videoId);
  const offered = await listVoices(deps, user, dub.targetLanguage);
  const voices = offered.map(({ id }) => id);
  const step = { kind: "import", actor: await actorOf(deps, identity) } as const;
  const edited = await writeEdit(db, jobId, step, (script) => {
    const names = script.speakers.map(({ name }) => name);
    const { rows, problems } = readScript(content, format, { track, names });
    const context = { durationMs, track, voices, newId: () => randomUUID() };
    const read = importRows(script, rows, context);
    const wrong = [...problems, ...("problems" in read ? read.problems : [])];
    if ("problems" in read || wrong.length > 0) throw refusal(wrong);
    checkChanges(applyChanges(script, read.changes), read.changes, durationMs);
    return read.changes;
  });
  return await answer(deps, dub, edited);
}

/** Problems that are named at once. */
const NAMED = 20;

function refusal(problems: readonly Problem[]): AppError {
  const sentences = problems
    .toSorted((a, b) => a.fileLine - b.fileLine)
    .slice(0, NAMED)
    .map(({ fileLine, message }) => `Line ${fileLine}: ${message}`);
  const more = problems.length - NAMED;
  if (more > 0) sentences.push(`There are ${more} more.`);
  return new AppError("UNPROCESSABLE", sentences.join("\n"));
}
