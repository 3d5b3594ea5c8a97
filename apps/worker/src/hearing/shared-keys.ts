import { bedKey, type HearingKeys, hearingKeys } from "@dubdeck/storage";
import type { Hearing } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { hashOf } from "../hash-of.ts";
import type { OpenJob } from "../open-job.ts";

/**
 * Increment a version when code changes the content of these files, so that older ones are
 * regenerated.
 */
const VERSIONS = {
  /** Chunks, speakers and transcribed lines. */
  hearing: 5,
  /** The sound without its voices. */
  bed: 2,
} as const;

type VideoOf = Pick<OpenJob, "userId" | "video">;

/**
 * Returns the storage keys of a video's transcripts, shared by all its dubs. They depend on
 * everything that determines a transcript.
 */
export async function sharedHearingKeys(
  { engines: { transcriber, speakers } }: Pick<Deps, "engines">,
  { userId, video }: VideoOf,
  { audioTrack, language }: Hearing,
): Promise<HearingKeys> {
  const hash = hashOf({
    version: VERSIONS.hearing,
    // A source never changes under its key: other bytes get another key.
    source: video.sourceKey,
    audioTrack: audioTrack ?? null,
    language: language ?? null,
    transcriber: await transcriber.model(),
    speakers: speakers?.model ?? null,
  });
  return hearingKeys(userId, video.id, hash);
}

/** Returns the storage key of a video's sound without voices, shared by all its dubs. */
export function sharedBedKey(
  model: string,
  { userId, video }: VideoOf,
  audioTrack: number | undefined,
): string {
  const made = { version: VERSIONS.bed, source: video.sourceKey, audioTrack: audioTrack ?? null };
  return bedKey(userId, video.id, hashOf({ ...made, model }));
}
