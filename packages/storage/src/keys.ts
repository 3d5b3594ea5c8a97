import { type Subtitles, UPLOAD_TYPES, type UploadMime } from "@dubdeck/domain";

/** Returns the prefix of all objects of a user; deleting it deletes the user's files. */
export const userPrefix = (userId: string): string => `users/${userId}/`;

/** Returns the user to whom a key or prefix belongs; null for keys shared by all users. */
export const ownerOf = (key: string): string | null => OWNER.exec(key)?.[1] ?? null;

/** Returns the prefix of all objects of an upload. */
export const uploadPrefix = (userId: string, uploadId: string): string =>
  `${userPrefix(userId)}uploads/${uploadId}/`;

/** Returns the key under which a recording is uploaded. */
export const recordingUploadKey = (userId: string, uploadId: string): string =>
  `${uploadPrefix(userId, uploadId)}recording`;

/** Returns the key under which an upload of this type is stored. */
export const sourceKey = (userId: string, uploadId: string, mime: UploadMime): string =>
  `${uploadPrefix(userId, uploadId)}source.${UPLOAD_TYPES[mime]}`;

export interface Upload {
  readonly key: string;
  readonly userId: string;
  readonly uploadId: string;
}

/** Parses a key built by sourceKey; returns null for any other text. */
export function parseSourceKey(key: string): Upload | null {
  const { userId, uploadId } = SOURCE_KEY.exec(key)?.groups ?? {};
  return userId && uploadId ? { key, userId, uploadId } : null;
}

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const OWNER = new RegExp(`^${userPrefix(`(${UUID})`)}`);
const EXTENSION = Object.values(UPLOAD_TYPES).join("|");
const SOURCE_KEY = new RegExp(
  `^${uploadPrefix(`(?<userId>${UUID})`, `(?<uploadId>${UUID})`)}source\\.(?:${EXTENSION})$`,
);

/**
 * Returns the key of a registered video's source: next to its upload, but never writable through a
 * signed form. `name` is new for every attempt, so that nothing overwrites a source that was
 * probed.
 */
export const boundSourceKey = ({ key, userId, uploadId }: Upload, name: string): string =>
  `${uploadPrefix(userId, uploadId)}${name}${key.slice(key.lastIndexOf("."))}`;

/** Returns the prefix of a video's objects, except its upload and its jobs. */
export const videoPrefix = (userId: string, videoId: string): string =>
  `${userPrefix(userId)}videos/${videoId}/`;

export const thumbnailKey = (userId: string, videoId: string): string =>
  `${videoPrefix(userId, videoId)}thumbnail.jpg`;

/**
 * Returns the key of a clip, shared by all jobs of the video; `hash` covers engine, voice, text and
 * settings.
 */
export const clipKey = (userId: string, videoId: string, hash: string): string =>
  `${videoPrefix(userId, videoId)}clips/${hash}.wav`;

/** Returns the prefix of a video's drafts, which may be deleted at any time. */
export const draftsPrefix = (userId: string, videoId: string): string =>
  `${videoPrefix(userId, videoId)}drafts/`;

/** Returns the key of a line as a dub would play it; `hash` covers clip, stretch and length. */
export const draftKey = (userId: string, videoId: string, hash: string): string =>
  `${draftsPrefix(userId, videoId)}${hash}.wav`;

/** Returns the key of a line as its user spoke it; `hash` covers the sound. */
export const recordingKey = (userId: string, videoId: string, hash: string): string =>
  `${videoPrefix(userId, videoId)}recordings/${hash}.wav`;

export type HearingKeys = ReturnType<typeof hearingKeys>;

/**
 * Returns the keys of a video's transcripts, shared by all its dubs; `hash` covers the source's
 * sound, the engines and the language set for them.
 */
export function hearingKeys(userId: string, videoId: string, hash: string) {
  const all = `${videoPrefix(userId, videoId)}hearing/${hash}/`;
  return {
    /** The chunks of the source. */
    chunks: `${all}chunks.json`,
    /** Who speaks when. */
    turns: `${all}turns.json`,
    /** A chunk's transcribed lines. */
    heard: (chunk: number) => `${all}chunks/${chunk}.json`,
  };
}

/**
 * Returns the key of a video's sound without voices, shared by all its dubs; `hash` covers source
 * and engine.
 */
export const bedKey = (userId: string, videoId: string, hash: string): string =>
  `${videoPrefix(userId, videoId)}beds/${hash}.flac`;

/** Returns the key of a voice sample, shared by all users; `hash` covers engine, voice and text. */
export const voiceSampleKey = (hash: string): string => `voices/${hash}.wav`;

export type JobKeys = ReturnType<typeof jobKeys>;

/**
 * Returns a job's keys: results under `all`; under `work`, files that are useless once the job has
 * ended.
 */
export function jobKeys(userId: string, jobId: string) {
  const all = `${userPrefix(userId)}jobs/${jobId}/`;
  const work = `${all}work/`;
  return {
    all,
    work,
    /** The mono track for recognition. */
    audio: `${work}audio.flac`,
    /** Who speaks when, and the voices of the dub. */
    speakers: `${work}speakers.json`,
    /** The source's sound without voices. */
    bed: `${work}bed.flac`,
    /** A chunk's lines after each stage. */
    heard: (chunk: number) => `${work}chunks/${chunk}/heard.json`,
    translated: (chunk: number) => `${work}chunks/${chunk}/translated.json`,
    spoken: (chunk: number) => `${work}chunks/${chunk}/spoken.json`,
    /** The mixed dub, and all lines with their placement in it. */
    mix: `${work}mix.m4a`,
    placed: `${work}placed.json`,
    /** How well a recogniser understood the finished dub. */
    listening: `${work}listening.json`,
    /** The preview without its sound. */
    previewPicture: `${work}preview.mp4`,
    preview: `${all}preview.mp4`,
    output: `${all}output.mp4`,
    subtitles: ({ track, format }: Subtitles) => `${all}subtitles.${track}.${format}`,
  };
}
