export { createStorage, type Storage } from "./create-storage.ts";
export type { StorageConfig } from "./s3-client.ts";
export { storageConfig, storageEnv } from "./storage-env.ts";
export { hideSignatures, type SignGet, type SignUpload } from "./sign.ts";
export type { ObjectHead } from "./objects.ts";
export {
  clipKey,
  voiceSampleKey,
  jobKeys,
  parseSourceKey,
  sourceKey,
  thumbnailKey,
  uploadPrefix,
  userPrefix,
  videoPrefix,
  type JobKeys,
  type Upload,
} from "./keys.ts";
