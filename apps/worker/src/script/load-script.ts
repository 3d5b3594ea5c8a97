import { type JobContext, selectCompletedSnapshots, selectSnapshot } from "@dubdeck/db";
import {
  AUTO_VOICE,
  type GlossaryTerm,
  PLANS,
  respellings,
  type Script,
  voicesOfTier,
} from "@dubdeck/domain";
import {
  foreignNames,
  type Line,
  linesOfScript,
  type Pacing,
  type Takes,
  takesSchema,
} from "@dubdeck/dubbing";
import type { Deps } from "../deps.ts";
import type { Buyer } from "../lines/buy-clip.ts";
import { loadTerms } from "../lines/load-terms.ts";
import { loadPacing } from "../lines/pacing.ts";

/** A script as lines, with what is needed to speak them. */
export interface LoadedScript {
  /** All lines, sorted by start time; those that were spoken before have their clip. */
  readonly lines: Line[];
  /** Storage keys of the user's recordings, by line id. */
  readonly recordings: ReadonlyMap<string, string>;
  /** Of the source texts, ISO 639-1. */
  readonly language: string;
  readonly pacing: Pacing;
  readonly buyer: Buyer;
  /** The owner's words for this language. */
  readonly terms: readonly GlossaryTerm[];
}

/** Loads a script of a dub, together with the clips that earlier revisions spoke it with. */
export async function loadScript(
  deps: Pick<Deps, "db" | "engines">,
  { job, video, plan }: JobContext,
  script: Script,
  signal: AbortSignal,
): Promise<LoadedScript> {
  const { targetLanguage } = job;
  const [takes, usualVoice, language, terms] = await Promise.all([
    takesOf(deps, job),
    usualVoiceOf(deps, { script, plan, targetLanguage }),
    textLanguageOf(deps, job),
    loadTerms(deps, job),
  ]);
  const lines = linesOfScript(script, { takes, usualVoice });
  const timing = { lines, sourceLanguage: language, endMs: video.durationMs };
  const pacing = await loadPacing(deps, job, timing);
  const names = { language, words: new Set(foreignNames(lines, targetLanguage)) };
  const { userId, videoId } = job;
  const spelling = { names, respellings: respellings(terms) };
  const buyer = { userId, videoId, targetLanguage, signal, ...spelling };
  const recordings = new Map(
    script.lines.flatMap(({ id, recording }) => (recording === null ? [] : [[id, recording]])),
  );
  return { lines, recordings, language, pacing, buyer, terms };
}

/** Returns how a job's lines were spoken by itself and by earlier revisions, newest first. */
async function takesOf(
  { db }: Pick<Deps, "db">,
  { id, revisionOf }: JobContext["job"],
): Promise<Takes[]> {
  const [own, earlier] = await Promise.all([
    selectSnapshot(db, id),
    selectCompletedSnapshots(db, revisionOf ?? id),
  ]);
  return [own, ...earlier.toReversed()].flatMap((snapshot) =>
    snapshot ? [takesSchema.catch({}).parse(snapshot.clips)] : [],
  );
}

/** Picks the voice for lines that have none: the script's first, otherwise the plan's first. */
async function usualVoiceOf(
  { engines }: Pick<Deps, "engines">,
  {
    script,
    plan,
    targetLanguage,
  }: Pick<JobContext, "plan"> & { script: Script } & Pick<JobContext["job"], "targetLanguage">,
): Promise<string> {
  const named = script.speakers.find(({ voice }) => voice !== AUTO_VOICE)?.voice;
  if (named) return named;
  const offered = voicesOfTier(await engines.catalog.voices(targetLanguage), PLANS[plan].voices);
  return offered[0]?.id ?? AUTO_VOICE;
}

/**
 * Returns the language of a dub's source texts: the one that was spoken, or English if the
 * recogniser translated it; "und" if it is unknown.
 */
export async function textLanguageOf(
  { engines }: Pick<Deps, "engines">,
  { sourceLanguage, targetLanguage }: Pick<JobContext["job"], "sourceLanguage" | "targetLanguage">,
): Promise<string> {
  if (sourceLanguage === null) return "und";
  return (await engines.catalog.route(sourceLanguage, targetLanguage))?.from ?? sourceLanguage;
}
