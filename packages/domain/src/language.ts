import { z } from "zod";

export const languageCodeSchema = z.enum([
  "en",
  "es",
  "fr",
  "de",
  "it",
  "tr",
  "ja",
  "pt",
  "ar",
  "zh",
]);
export type LanguageCode = z.infer<typeof languageCodeSchema>;

export const languageSchema = z.object({
  code: languageCodeSchema,
  name: z.string(),
  flag: z.string(),
  /** Whether the configured engines can dub into it. */
  available: z.boolean(),
  /** Why it is unavailable, as text to show beside the disabled option. */
  reason: z.string().optional(),
});
export type Language = z.infer<typeof languageSchema>;

/** The ten target languages, in display order. */
export const LANGUAGES: readonly Omit<Language, "available" | "reason">[] = [
  { code: "en", name: "English", flag: "🇺🇸" },
  { code: "es", name: "Spanish", flag: "🇪🇸" },
  { code: "fr", name: "French", flag: "🇫🇷" },
  { code: "de", name: "German", flag: "🇩🇪" },
  { code: "it", name: "Italian", flag: "🇮🇹" },
  { code: "tr", name: "Turkish", flag: "🇹🇷" },
  { code: "ja", name: "Japanese", flag: "🇯🇵" },
  { code: "pt", name: "Portuguese", flag: "🇵🇹" },
  { code: "ar", name: "Arabic", flag: "🇸🇦" },
  { code: "zh", name: "Chinese", flag: "🇨🇳" },
];

/**
 * Returns the language's English name.
 * @throws Error if the code is unknown
 */
export function languageName(code: LanguageCode): string {
  const language = LANGUAGES.find((entry) => entry.code === code);
  if (!language) throw new Error(`Unknown language: ${code}`);
  return language.name;
}

/** Returns the ISO 639-2/T code for tagging an MP4 track; `und` if the language is null or not listed. */
export function iso639_2(language: string | null): string {
  return (language && ISO_639_2[language]) || "und";
}

const ISO_639_2: Readonly<Record<string, string>> = {
  en: "eng",
  es: "spa",
  fr: "fra",
  de: "deu",
  it: "ita",
  tr: "tur",
  ja: "jpn",
  pt: "por",
  ar: "ara",
  zh: "zho",
};
