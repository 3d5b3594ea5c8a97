export { type BadMedia, makeBadMedia } from "./bad-media.ts";
export {
  type EngineAnswer,
  type EngineCall,
  type EngineServer,
  type EngineServerOptions,
  startEngineServer,
} from "./engine-server.ts";
export { type Fixture, fixture, storyUtterances } from "./fixtures.ts";
export { makeForgedTable, makeHugePicture } from "./hostile-media.ts";
export type { TestServices } from "./services.ts";
export { createTestDatabase, type TestDatabase } from "./test-database.ts";
export { createNamespace } from "./temporal-namespace.ts";
export { makeSpeechClip, type SpeechClip, type SpeechClipFiles } from "./speech-clip.ts";
export { SPEECH_CLIPS } from "./speech-clips.ts";
export { euStorage } from "./eu-storage.ts";
