export { makeVideo, type NewVideo } from "./make-video.ts";
export type { IngestDeps } from "./ingest-deps.ts";
