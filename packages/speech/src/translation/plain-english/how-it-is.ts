import type { Rewording } from "./rewording.ts";

const END = String.raw`(?=\s*(?:[,.;:!?…]|$))`;
const BE = "(?:am|is|are|was|were|be|been|'m|'s|'re)";

/** How somebody or something is, as in "worn out" and "up in the air". */
export const HOW_IT_IS: readonly Rewording[] = [
  [new RegExp(`(?<=${BE} (?:\\p{L}+ly |all |so )?)worn out${END}`, "giu"), "exhausted"],
  [new RegExp(`(?<=\\b${BE} |'s )a piece of cake${END}`, "gi"), "very easy"],
  [/\bso far,? so good\b/gi, "so far everything is fine"],
  [/\bnot my cup of tea\b/gi, "not to my taste"],
  [new RegExp(`(?<=\\b${BE} (?:still |all )?)up in the air${END}`, "gi"), "not decided"],
  [/\bout of breath\b/gi, "without breath"],
  [/\b(we|they|you)(?:'re| are) short (?:of|on) /gi, "$1 don't have enough "],
  [/\b(he|she|it) has a (?:good )?point(?! of\b)/gi, "$1 is right"],
  [/\b(you|we|they)(?:'ve got| have) a (?:good )?point(?! of\b)/gi, "$1 are right"],
  [/\bbeside the point\b/gi, "not relevant"],
  [
    /(?<=\b(?:it|that|this|entry|entrance|admission|parking|shipping|delivery|app|service|course|trial|tickets?|event|download|breakfast)(?:'s| is| are| was| were) (?:completely |absolutely |totally |all )?)free(?=\s*(?:[,.;!?]|$)| for\b)/gi,
    "free of charge",
  ],
  [/\b(?:it|that) (?:completely |totally )?slipped my mind\b/gi, "I forgot it"],
  [/\bthings are looking up\b/gi, "things are improving"],
  [
    /(?<=\b(?:it|this|that|things?|situation|weather|english|french|spanish|they)(?:'s|'re| is| are| was| were) )getting better\b(?! at\b)/gi,
    "improving",
  ],
  [
    /(?<=\b(?:it|this|that|things?|situation|weather|they)(?:'s|'re| is| are| was| were) )getting worse\b/gi,
    "worsening",
  ],
  [/(?<=\b(?:once|when|until|if|before) (?:it's|it is|they're|they are) )done\b/gi, "ready"],
  [
    /\b(it|that|everything|the (?:money|milk|food|pain|fever|snow|car|phone|bag|headache)|(?:half|most|all) of (?:it|them))(?:'s| is| are) (?:all )?gone(?=\s*(?:[,.;!?]|$))/gi,
    "$1 has disappeared",
  ],
  [
    /(?<=\bit (?:gets|got|can get) (?:absolutely )?)freezing(?: cold)?(?! (?:point|rain|fog|food)\b)/gi,
    "very cold",
  ],
  [
    /(?<=\bit (?:gets|got|can get) (?:absolutely )?)boiling(?: hot)?(?=\s*(?:[,.;!?]|$)| (?:in|here|outside|today|up|down)\b)/gi,
    "very hot",
  ],
  [/\bwhat's the catch\b/gi, "where is the trick"],
  [/\bgut feeling(s?)\b/gi, "intuition$1"],
  [/\bbeen through a lot\b/gi, "suffered a lot"],
  [new RegExp(`(?<=${BE} (?:absolutely |so |really )?)over the moon${END}`, "giu"), "very happy"],
  [
    new RegExp(`(?<=(?:${BE}|feel|feeling) (?:a bit |a little )?)under the weather${END}`, "giu"),
    "unwell",
  ],
  [new RegExp(`(?<=${BE} (?:absolutely |so |really |completely )?)swamped\\b`, "giu"), "very busy"],
  [new RegExp(`(?<=${BE} )beside (?:myself|himself|herself|themselves)\\b`, "giu"), "very upset"],
  [
    new RegExp(
      `(?<=${BE} (?:so |really )?)full of (?:himself|herself|themselves|yourself)\\b`,
      "giu",
    ),
    "arrogant",
  ],
  [new RegExp(`(?<=${BE} )all ears\\b`, "giu"), "listening"],
  [new RegExp(`(?<=${BE} (?:\\p{L}+ )?)behind schedule\\b`, "giu"), "late"],
  [
    new RegExp(`(?<=${BE} )through to the (?=\\p{L}*-?finals?\\b|next round)`, "giu"),
    "qualified for the ",
  ],
  [/\b(it|that)(?:'s| is) a win[- ]win(?: situation)?\b/gi, "everyone wins"],
  [/\bit(?:'s| is) pouring(?: down| with rain)?(?=\s*(?:[,.;!?]|$))/gi, "it's raining a lot"],
  [/\b(?:a|real) pain in the (?:neck|ass|backside)\b/gi, "very annoying"],
  [/\ba (?:bit of a )?long shot\b/gi, "unlikely"],
  [/\b(?:a|a real|an absolute) no-brainer\b/gi, "an easy decision"],
  [/\bthe (?:last|final) straw\b/gi, "too much"],
  [/\bfood for thought\b/gi, "something to think about"],
  [/\b(I)(?:'ve got| have|'ve) butterflies(?: in my stomach)?\b/g, "$1'm very nervous"],
  [/\b(I|you|we|they)(?:'m|'re| am| are) on a (?:tight )?budget\b/gi, "$1 don't have much money"],
  [/\b(it(?:'s| is| was) still) light(?=\s*(?:[,.;!?]|$)| out(?:side)?\b)/gi, "$1 day"],
];
