export {
  attachRealtime,
  type Connections,
  type Realtime,
  type RealtimeOptions,
} from "./attach-realtime.ts";
export { createJobEmitter, type JobEmitter } from "./job-emitter.ts";
export type { JobState } from "./job-state.ts";
