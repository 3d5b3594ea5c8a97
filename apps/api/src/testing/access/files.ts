import * as keys from "@dubdeck/storage/keys";
import type { Access } from "./cells.ts";
import type { Things } from "./roles.ts";

/** Who may read a key. A key that ends with a slash is a folder, which is listed. */
export type FileRow = readonly [Access, key: (things: Things) => string];

const ofJob =
  (key: (made: keys.JobKeys) => string) =>
  ({ userId, jobId }: Things) =>
    key(keys.jobKeys(userId, jobId));

const ofHearing =
  (key: (made: keys.HearingKeys) => string) =>
  ({ userId, videoId }: Things) =>
    key(keys.hearingKeys(userId, videoId, "abc"));

/** Every kind of storage key. */
export const FILES: Readonly<Record<string, FileRow>> = {
  userPrefix: ["nobody", ({ userId }) => keys.userPrefix(userId)],
  uploadPrefix: ["nobody", ({ userId, uploadId }) => keys.uploadPrefix(userId, uploadId)],
  sourceKey: ["nobody", ({ userId, uploadId }) => keys.sourceKey(userId, uploadId, "video/mp4")],
  boundSourceKey: [
    "ownerFile",
    ({ userId, uploadId }) => {
      const key = keys.sourceKey(userId, uploadId, "video/mp4");
      return keys.boundSourceKey({ key, userId, uploadId }, uploadId);
    },
  ],
  videoPrefix: ["nobody", ({ userId, videoId }) => keys.videoPrefix(userId, videoId)],
  thumbnailKey: ["ownerFile", ({ userId, videoId }) => keys.thumbnailKey(userId, videoId)],
  voiceSampleKey: ["nobody", () => keys.voiceSampleKey("abc")],
  clipKey: ["nobody", ({ userId, videoId }) => keys.clipKey(userId, videoId, "abc")],
  draftsPrefix: ["nobody", ({ userId, videoId }) => keys.draftsPrefix(userId, videoId)],
  draftKey: ["nobody", ({ userId, videoId }) => keys.draftKey(userId, videoId, "abc")],
  recordingKey: ["nobody", ({ userId, videoId }) => keys.recordingKey(userId, videoId, "abc")],
  recordingUploadKey: [
    "nobody",
    ({ userId, uploadId }) => keys.recordingUploadKey(userId, uploadId),
  ],
  bedKey: ["nobody", ({ userId, videoId }) => keys.bedKey(userId, videoId, "abc")],
  "hearingKeys.chunks": ["nobody", ofHearing(({ chunks }) => chunks)],
  "hearingKeys.turns": ["nobody", ofHearing(({ turns }) => turns)],
  "hearingKeys.heard": ["nobody", ofHearing(({ heard }) => heard(0))],
  "jobKeys.all": ["nobody", ofJob(({ all }) => all)],
  "jobKeys.work": ["nobody", ofJob(({ work }) => work)],
  "jobKeys.audio": ["nobody", ofJob(({ audio }) => audio)],
  "jobKeys.speakers": ["nobody", ofJob(({ speakers }) => speakers)],
  "jobKeys.bed": ["nobody", ofJob(({ bed }) => bed)],
  "jobKeys.heard": ["nobody", ofJob(({ heard }) => heard(0))],
  "jobKeys.translated": ["nobody", ofJob(({ translated }) => translated(0))],
  "jobKeys.spoken": ["nobody", ofJob(({ spoken }) => spoken(0))],
  "jobKeys.mix": ["nobody", ofJob(({ mix }) => mix)],
  "jobKeys.placed": ["nobody", ofJob(({ placed }) => placed)],
  "jobKeys.listening": ["nobody", ofJob(({ listening }) => listening)],
  "jobKeys.previewPicture": ["nobody", ofJob(({ previewPicture }) => previewPicture)],
  "jobKeys.preview": ["ownerFile", ofJob(({ preview }) => preview)],
  "jobKeys.output": ["ownerFile", ofJob(({ output }) => output)],
  "jobKeys.subtitles": [
    "ownerFile",
    ofJob(({ subtitles }) => subtitles({ track: "dub", format: "srt" })),
  ],
};

/** Functions that build several keys at once. */
const FAMILIES: Readonly<Record<string, object>> = {
  jobKeys: keys.jobKeys("", ""),
  hearingKeys: keys.hearingKeys("", "", ""),
};

/** Lists the functions in keys.ts that build keys, that is, all except the parsers. */
export const keyBuilders = (): string[] =>
  Object.keys(keys)
    .filter((name) => name !== "parseSourceKey" && name !== "ownerOf")
    .flatMap((name) => {
      const family = FAMILIES[name];
      return family ? Object.keys(family).map((key) => `${name}.${key}`) : [name];
    });
