import { type Subtitles, UPLOAD_TYPES, type UploadMime } from "@dubdeck/domain";

/** All of a user's objects; deleting it deletes the user's files. */
export const userPrefix = (userId: string): string => `users/${userId}/`;

/** All of one upload. */
export const uploadPrefix = (userId: string, uploadId: string): string =>
  `${userPrefix(userId)}uploads/${uploadId}/`;

/** Where an upload of this type goes. */
export const sourceKey = (userId: string, uploadId: string, mime: UploadMime): string =>
  `${uploadPrefix(userId, uploadId)}source.${UPLOAD_TYPES[mime]}`;

export interface Upload {
  readonly key: string;
  readonly userId: string;
  readonly uploadId: string;
}

/** Reads back what sourceKey built; null for any other text. */
export function parseSourceKey(key: string): Upload | null {
  const { userId, uploadId } = SOURCE_KEY.exec(key)?.groups ?? {};
  return userId && uploadId ? { key, userId, uploadId } : null;
}

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const EXTENSION = Object.values(UPLOAD_TYPES).join("|");
const SOURCE_KEY = new RegExp(
  `^${uploadPrefix(`(?<userId>${UUID})`, `(?<uploadId>${UUID})`)}source\\.(?:${EXTENSION})$`,
);

/**
 * Where a registered video's source lies: beside its upload, at a key that no form may write. `name`
 * is new for every try, so that nothing overwrites a source that was probed.
 */
export const boundSourceKey = ({ key, userId, uploadId }: Upload, name: string): string =>
  `${uploadPrefix(userId, uploadId)}${name}${key.slice(key.lastIndexOf("."))}`;

/** What belongs to a video, besides its upload and its jobs. */
export const videoPrefix = (userId: string, videoId: string): string =>
  `${userPrefix(userId)}videos/${videoId}/`;

export const thumbnailKey = (userId: string, videoId: string): string =>
  `${videoPrefix(userId, videoId)}thumbnail.jpg`;

/** A bought clip, shared by all jobs of the video; `hash` stands for engine, voice, text and settings. */
export const clipKey = (userId: string, videoId: string, hash: string): string =>
  `${videoPrefix(userId, videoId)}clips/${hash}.wav`;

export type HearingKeys = ReturnType<typeof hearingKeys>;

/**
 * What was heard of a video, for all its dubs; `hash` stands for the source's sound, the engines and
 * the language that they were told.
 */
export function hearingKeys(userId: string, videoId: string, hash: string) {
  const all = `${videoPrefix(userId, videoId)}hearing/${hash}/`;
  return {
    /** Where the source is cut. */
    chunks: `${all}chunks.json`,
    /** Who speaks when. */
    turns: `${all}turns.json`,
    /** A chunk's lines as they were heard. */
    heard: (chunk: number) => `${all}chunks/${chunk}.json`,
  };
}

/** A video's sound without its voices, for all its dubs; `hash` stands for source and engine. */
export const bedKey = (userId: string, videoId: string, hash: string): string =>
  `${videoPrefix(userId, videoId)}beds/${hash}.flac`;

/** A few words in a voice, for everyone; `hash` stands for engine, voice and text. */
export const voiceSampleKey = (hash: string): string => `voices/${hash}.wav`;

export type JobKeys = ReturnType<typeof jobKeys>;

/** What a job leaves: results under `all`, and under `work` what is of no use once it has ended. */
export function jobKeys(userId: string, jobId: string) {
  const all = `${userPrefix(userId)}jobs/${jobId}/`;
  const work = `${all}work/`;
  return {
    all,
    work,
    /** The mono track for recognition. */
    audio: `${work}audio.flac`,
    /** Who speaks when, and with which voice they are dubbed. */
    speakers: `${work}speakers.json`,
    /** The source's sound without its voices. */
    bed: `${work}bed.flac`,
    /** A chunk's lines, as each stage leaves them. */
    heard: (chunk: number) => `${work}chunks/${chunk}/heard.json`,
    translated: (chunk: number) => `${work}chunks/${chunk}/translated.json`,
    spoken: (chunk: number) => `${work}chunks/${chunk}/spoken.json`,
    /** The mastered dub, and all lines as they lie in it. */
    mix: `${work}mix.m4a`,
    placed: `${work}placed.json`,
    /** What was understood of the finished dub. */
    listening: `${work}listening.json`,
    /** The preview without its sound. */
    previewPicture: `${work}preview.mp4`,
    preview: `${all}preview.mp4`,
    output: `${all}output.mp4`,
    subtitles: ({ track, format }: Subtitles) => `${all}subtitles.${track}.${format}`,
  };
}
