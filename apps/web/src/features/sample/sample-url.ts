import type { SampleLanguage } from "@dubdeck/domain";

/** Returns the URL of the sample's video or of its subtitles. */
export const sampleUrl = (language: SampleLanguage, type: "mp4" | "vtt"): string =>
  `/sample/${language}.${type}`;
