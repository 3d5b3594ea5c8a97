/** Apertium's translation modes on Debian, by language pair. */
const MODES: Readonly<Record<string, string>> = {
  "en-es": "eng-spa",
  "es-en": "spa-eng",
  "es-fr": "es-fr",
  "fr-es": "fr-es",
  "es-it": "spa-ita",
  "it-es": "ita-spa",
  "es-pt": "es-pt",
  "pt-es": "pt-es",
};

/** The languages that Apertium translates between, all of them through Spanish. */
export const APERTIUM_LANGUAGES: readonly string[] = ["en", "es", "fr", "it", "pt"];

/** The modes to run one after another; null for languages that Apertium lacks here. */
export function modesFor(source: string, target: string): string[] | null {
  const direct = MODES[`${source}-${target}`];
  if (direct) return [direct];
  const first = MODES[`${source}-es`];
  const second = MODES[`es-${target}`];
  return first && second && source !== target ? [first, second] : null;
}
