import type { LanguageCode } from "./language.ts";

export type SampleLanguage = Extract<LanguageCode, "en" | "es" | "fr" | "it" | "pt">;

/** Source language and dub languages of the landing page's sample. */
export const SAMPLE_ORIGINAL: SampleLanguage = "en";
export const SAMPLE_DUBS: readonly SampleLanguage[] = ["es", "fr", "it", "pt"];
export const SAMPLE_LANGUAGES = [SAMPLE_ORIGINAL, ...SAMPLE_DUBS];
