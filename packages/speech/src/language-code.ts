/** Whisper's languages, as ISO 639-1 where there is such a code. */
const CODES =
  "af am ar as az ba be bg bn bo br bs ca cs cy da de el en es et eu fa fi fo fr gl gu ha haw he hi hr ht hu hy id is it ja jw ka kk km kn ko la lb ln lo lt lv mg mi mk ml mn mr ms mt my ne nl nn no oc pa pl ps pt ro ru sa sd si sk sl sn so sq sr su sv sw ta te tg th tk tl tr tt uk ur uz vi yi yo yue zh".split(
    " ",
  );

const NAMES = new Intl.DisplayNames("en", { type: "language" });

/** Whisper's names that differ from Intl's English names. */
const WHISPER_NAMES = {
  bengali: "bn",
  maori: "mi",
  myanmar: "my",
  nynorsk: "nn",
  tagalog: "tl",
} as const;

const CODE_OF_NAME = new Map([
  ...CODES.map((code) => [NAMES.of(code)?.toLowerCase(), code] as const),
  ...Object.entries(WHISPER_NAMES),
]);

/** Returns whether Whisper supports a language (ISO 639-1). */
export const isHeard = (code: string): boolean => CODES.includes(code);

/** Converts an engine's language name (`en`, `en-US`, `eng` or `english`) to ISO 639-1; returns unknown names in lower case. */
export function toLanguageCode(language: string): string {
  const name = language.trim().toLowerCase();
  const code = name.split(/[-_]/, 1)[0] ?? name;
  return CODE_OF_NAME.get(name) ?? (code.length === 3 ? shortCode(code) : code);
}

/** Converts an ISO 639-2 or -3 code to ISO 639-1 if there is one. */
const shortCode = (code: string): string => Intl.getCanonicalLocales(code)[0] ?? code;

/** Returns the English name of an ISO 639-1 code, for prompts and messages; the code itself if unknown. */
export function languageNameOf(code: string): string {
  return NAMES.of(code) ?? code;
}
