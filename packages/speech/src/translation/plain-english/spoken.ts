import type { Rewording } from "./rewording.ts";

const AMOUNT = String.raw`((?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|a hundred) (?:dollars?|euros?|pounds?|percent|per cent))`;
/** What can be broken off or switched on. */
const SERVICE = String.raw`(?<=\b(?:internet|website|site|page|server|network|wi-?fi|system|connection|(?:phone )?line)`;
const END = String.raw`(?=\s*(?:[,.;!?]|$))`;

/** What people say on the telephone and before a camera, in words that small engines translate. */
export const SPOKEN: readonly Rewording[] = [
  [
    /\bleave (?=(?:early|late|soon|now|immediately|tomorrow|today|tonight|at \p{L}+|on time|right away)\b)/giu,
    "depart ",
  ],
  [/\byou(?:'ll| will) be asked to\b/gi, "you must"],
  [/\bstay up late\b/gi, "go to bed late"],
  [
    /(?<=\b(?:it|pain|cough|fever|headache|rash|swelling) (?:has|hasn't|has not|had|hadn't) )gone away\b/gi,
    "disappeared",
  ],
  [
    /(?<=\b(?:it|pain|cough|fever|headache|rash|swelling) (?:will|won't|does|doesn't|did|didn't|should) )go away\b/gi,
    "disappear",
  ],
  [/\bmade (something|it|this|that|things|stuff|a story) up\b/gi, "invented $1"],
  [/\bmaking (something|it|this|that|things|stuff|a story) up\b/gi, "inventing $1"],
  [/\bmake(s)? (something|it|this|that|things|stuff|a story) up\b/gi, "invent$1 $2"],
  [/\b(?:was|were) supposed to\b/gi, "had to"],
  [/\bgo on sale\b/gi, "will be sold"],
  [/\bwent on sale\b/gi, "were sold"],
  [/\bon sale\b/gi, "at a reduced price"],
  [/\bsuper (?!market|bowl|hero|man\b|glue|star|power|league|tuesday)(?=\p{Ll}+)/giu, "very "],
  [/(?<=^(?:okay|ok|all right|right|well|so|yes|no),? )that means\b/gi, "this means"],
  [
    /(?<=\b(?:is|are|was|were|isn't|aren't|still|already) )on(?=\s*(?:[,.;!?]|$)| (?:but|when|while|all (?:day|night)|now|again)\b)/gi,
    "switched on",
  ],
  [new RegExp(`${SERVICE} )(?:has|have) been down\\b`, "gi"), "has not functioned"],
  [new RegExp(`${SERVICE} )(?:is|are) down${END}`, "gi"), "is not functioning"],
  [new RegExp(`${SERVICE} )was down\\b`, "gi"), "was not functioning"],
  [new RegExp(`${SERVICE} )went down\\b`, "gi"), "stopped working"],
  [
    /(?<=\b(?:be|been|get|got|getting|is|was|were|it|them|that|this) )fixed\b(?! (?:price|rate|cost|income|date|term|amount|point|idea|time|to|on|in)\b)/gi,
    "repaired",
  ],
  [/\bby (?=(?:\p{L}+|\d+) o['’]clock\b)/giu, "before "],
  [/\b[Tt]his is (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) speaking\b/gu, "my name is $1"],
  [/\bis there any chance (?:that )?(I|you|we|he|she|they) could\b/gi, "could $1 perhaps"],
  [/\bget (?:some|any|my|your|our|their|the) money back\b/gi, "get a refund"],
  [new RegExp(String.raw`\btake ${AMOUNT} off\b`, "gi"), "deduct $1 from"],
  [new RegExp(String.raw`\b(?:took|taken) ${AMOUNT} off\b`, "gi"), "deducted $1 from"],
  [/\b(pa(?:y|ys|id|ying) [^,.;!?]{1,40}?) up ?front\b/gi, "$1 in advance"],
  [
    /\b(think(?:ing)? (?:about|of)|plan(?:ning)? on) moving(?=\s*(?:[,.;!?]|$)| (?:soon|this|next)\b)/gi,
    "$1 moving house",
  ],
  [/\bhang(ing)? out with\b/gi, "spend$1 time with"],
  [/\bhung out with\b/gi, "spent time with"],
  [/\b(which|what) colou?r (?=(?:I|we|you|they|he|she) should paint\b)/gi, "in $1 color "],
  [/\bbeen at it\b/gi, "been working"],
  [/\bthe wrong way (?:a)?round\b/gi, "incorrectly"],
  [
    /(?<!\b(?:time|coin|card|slot)[ -])slot(?=s?(?: (?:free|available|open|left|at|for|on|this|next|tomorrow|today)\b))/gi,
    "time slot",
  ],
];
