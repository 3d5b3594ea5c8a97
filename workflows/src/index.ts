export type * from "./activities.ts";
export type { DubVideoInput } from "./dub-video.ts";
export type * as Workflows from "./workflows.ts";
export { SEARCH_ATTRIBUTES } from "./search-attributes.ts";
export { TASK_QUEUES } from "./task-queues.ts";
