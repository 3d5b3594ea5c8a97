export { createAccountStorage } from "./account-storage.ts";
export { type BucketStorage, createStorage, type Storage } from "./create-storage.ts";
export { mirrorPrefix, type Mirrored } from "./mirror-prefix.ts";
export { createRegions, type RegionConfigs, type Regions } from "./regions.ts";
export type { StorageConfig } from "./s3-client.ts";
export { storageConfig, storageConfigs, storageEnv } from "./storage-env.ts";
export { type SignGet, type SignUpload } from "./sign.ts";
export type { ObjectHead } from "./objects.ts";
export {
  bedKey,
  boundSourceKey,
  clipKey,
  draftKey,
  draftsPrefix,
  hearingKeys,
  voiceSampleKey,
  jobKeys,
  parseSourceKey,
  recordingKey,
  recordingUploadKey,
  sourceKey,
  thumbnailKey,
  uploadPrefix,
  userPrefix,
  videoPrefix,
  type HearingKeys,
  type JobKeys,
  type Upload,
} from "./keys.ts";
