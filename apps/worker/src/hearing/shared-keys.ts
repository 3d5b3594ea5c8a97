import { bedKey, type HearingKeys, hearingKeys } from "@dubdeck/storage";
import type { Hearing } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { hashOf } from "../hash-of.ts";
import type { OpenJob } from "../open-job.ts";

/** Raise each where code changes what it stands for: older files are then made again. */
const VERSIONS = {
  /** Cuts, speakers and lines as they are heard. */
  hearing: 1,
  /** The sound without its voices. */
  bed: 1,
} as const;

type VideoOf = Pick<OpenJob, "userId" | "video">;

/** Where a video's hearing lies for all its dubs, by all that decides what is heard. */
export async function openHearing(
  { engines: { transcriber, speakers } }: Pick<Deps, "engines">,
  { userId, video }: VideoOf,
  { audioTrack, language }: Hearing,
): Promise<HearingKeys> {
  const hash = hashOf({
    version: VERSIONS.hearing,
    // A source is bound to its key: other bytes would lie at another one.
    source: video.sourceKey,
    audioTrack: audioTrack ?? null,
    language: language ?? null,
    transcriber: await transcriber.model(),
    speakers: speakers?.model ?? null,
  });
  return hearingKeys(userId, video.id, hash);
}

/** Where a video's sound without its voices lies for all its dubs. */
export function sharedBed(
  model: string,
  { userId, video }: VideoOf,
  audioTrack: number | undefined,
): string {
  const made = { version: VERSIONS.bed, source: video.sourceKey, audioTrack: audioTrack ?? null };
  return bedKey(userId, video.id, hashOf({ ...made, model }));
}
