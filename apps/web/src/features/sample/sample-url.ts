import type { SampleLanguage } from "@dubdeck/domain";

/** Where a file of the sample is: the video, or what it says as subtitles. */
export const sampleUrl = (language: SampleLanguage, type: "mp4" | "vtt"): string =>
  `/sample/${language}.${type}`;
