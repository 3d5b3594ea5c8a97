import type { LanguageCode } from "@dubdeck/domain";

/**
 * Typical articulation rate of each language, in syllables per second without pauses.
 *
 * en, es, fr, it, de, ja, zh: Pellegrino, Coupé and Marsico, "A cross-language perspective on speech information rate",
 * Language 87 (2011). pt: Voigt and Schüppert, "Articulation rate and syllable reduction in Spanish and Portuguese"
 * (2013), found no difference from Spanish in canonical syllables. ar: 161.8 words a minute of articulation in reading
 * ("Preliminary speech rate normative data in adult Jordanian speakers", JLTR 11, 2020), at 2.6 syllables a word. tr: an
 * estimate above the 6.0 of speakers of 65 to 84 years in conversation (Gündüz and Cangi, Turkiye Klinikleri J Health
 * Sci 9, 2024), who speak slower than the young adults measured for the other languages.
 */
export const RATE_NORMS: Readonly<Record<LanguageCode, number>> = {
  en: 6.19,
  es: 7.82,
  fr: 7.18,
  it: 6.99,
  de: 5.97,
  ja: 7.84,
  zh: 5.18,
  pt: 7.82,
  tr: 6.8,
  ar: 7,
};

/** A line spoken at up to this multiple of its language's norm still sounds natural. */
export const NATURAL_RATE = 1.15;
