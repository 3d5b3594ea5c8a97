export * from "./script.ts";
export * from "./edit.ts";
export * from "./changes.ts";
export * from "./check.ts";
export * from "./sound.ts";
export * from "./apply-edit.ts";
export { countMatches, type TextSearch } from "./replace-text.ts";
export * from "./recording.ts";
