import type { Rewording } from "./rewording.ts";

const BE = "(?:am|is|are|was|were|be|been|'m|'s|'re)";
const SUBJECT = "(?:I|we|you|he|she|it|they)";

/** Informal English, as in "kinda" and "quid". */
export const INFORMAL: readonly Rewording[] = [
  [/(?<![\p{L}'])['’]cause(?= (?:I|we|you|he|she|it|they|the|my|there|that|this)\b)/giu, "because"],
  [/\bdunno\b/gi, "don't know"],
  [/\bgimme\b/gi, "give me"],
  [/\blemme\b/gi, "let me"],
  [/\b(?:kinda|sorta)\b(?! of\b)/gi, "a bit"],
  [
    /(?<=(?:\b(?:is|was|are|were|feels?|felt|looks?|looked|seems?|seemed|sounds?|gets?|got)|'s|'m|'re) )(?:kind|sort) of(?= (?!an?\b|the\b|like\b|thing))/gi,
    "a bit",
  ],
  [new RegExp(`\\b(${SUBJECT}) (?:kind|sort) of (?=\\p{L})`, "giu"), "$1 "],
  [/\b(?:do you )?fancy (?=(?:an?|some|another)\b[^.]*\?)/gi, "would you like "],
  [/\bquid\b/gi, "pounds"],
  [/\b(\p{L}+|\d+) bucks\b/giu, "$1 dollars"],
  [
    new RegExp(`(?<=${BE} (?:so |absolutely |completely |really )?)knackered\\b`, "giu"),
    "exhausted",
  ],
  [
    new RegExp(`(?<=${BE} (?:so |absolutely |completely |really )?)gutted\\b`, "giu"),
    "very disappointed",
  ],
  [
    new RegExp(
      `(?<=(?:it|that|this|which)(?:'s| is| was) (?:just |absolute |complete )?)rubbish\\b`,
      "giu",
    ),
    "very bad",
  ],
  [/\b(it|that|this|which) sucks\b/gi, "$1 is very bad"],
  [/\bscam(s?)\b/gi, "fraud$1"],
];
