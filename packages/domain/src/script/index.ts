export * from "./script.ts";
export * from "./edit.ts";
export * from "./changes.ts";
export * from "./check.ts";
export * from "./sound.ts";
export * from "./apply-edit.ts";
export * from "./recording.ts";
