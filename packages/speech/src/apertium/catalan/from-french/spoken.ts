import { type Saying, saying } from "./matching.ts";

/** How French is spoken, and how it is written. */
export const SPOKEN: readonly Saying[] = [
  [/(?<![\p{L}'])j'(?=[^aeiouyhàâéèêëîïôœu\s])/giu, "je "],
  [saying("chuis"), "je suis"],
  [saying("ouais|mouais"), "oui"],
  [
    /(?<=^|[,.;:!?…] |(?<!\p{L})(?:et|mais|si|quand|que|où|alors|non|oui|donc|parce que) )t'(?=(?:as|es|avais|étais|auras|aurais)(?!\p{L}))/giu,
    "tu ",
  ],
  [
    /(?<![\p{L}'])(?<!\b(?:il|on|elle|tu|ils|elles|qui|ne) )y (?=(?:a|avait|aura|en a)(?![\p{L}-]))/giu,
    "il y ",
  ],
  [
    /(?<![\p{L}'])(?<=^|[,.;:!?…] |(?<!\p{L})(?:et|mais|donc|alors|non|oui|bon|là|parce qu') ?)(?=(?:ne )?(?:faut|faudrait|faudra)(?!\p{L}))/giu,
    "il ",
  ],
];
