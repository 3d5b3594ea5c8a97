import type { Rewording } from "./rewording.ts";

const BE = "(?:am|is|are|was|were|be|been|'m|'s|'re)";
/** Constructions that other languages lack, as in "might as well" and "isn't it". */
export const CONSTRUCTIONS: readonly Rewording[] = [
  [
    /\bhow come (?=(?:I|we|you|he|she|it|they|the|my|your|his|her|our|there|this|that|nobody)\b)/gi,
    "why is it that ",
  ],
  [/\bcan(?:'t| not|not) wait to\b/gi, "really want to"],
  [
    /\bcan(?:'t| not|not) wait for\b(?! (?:me|you|him|her|us|them|that long)\b)(?![^.!?]*\b(?:any|much|longer|forever|bus|train|taxi|plane|doctor|answer)\b)/gi,
    "look forward to",
  ],
  [
    /\b(I|we|they|you)(?:'m|'re| am| are) (?:really|very much|totally) into (?=\p{L})/giu,
    "$1 really like ",
  ],
  [/\b(he|she)(?:'s| is) (?:really|very much|totally) into (?=\p{L})/giu, "$1 really likes "],
  [/\b(?:may|might) (?:just )?as well (?=\p{L})/giu, "could "],
  [
    /(?<=^|[.!?…] )(?:(?:it's|it was|it is) a )?(?:good thing|thank (?:goodness|god)|thank heavens) (?:that )?(?=(?:I|we|you|he|she|it|they|the|my|nobody|somebody)\b)/giu,
    "Luckily, ",
  ],
  [/\bcould (?:really )?(?:do with|use) (?=(?:an?|some|your|more|another)\b)/gi, "need "],
  [/(?<=(?:\b(?:am|is|are|was|were)|'m|'s|'re) )looking at (?=\p{L}{2,}ing\b)/giu, "thinking of "],
  [
    /\b(I|we|you|he|she|they)(?:'m|'re|'s| am| are| is) staying (?:in|at home|home)(?=\s*(?:[,.;!?]|$)| (?:tonight|today|this|tomorrow|with|and|because)\b)/gi,
    "$1 will stay at home",
  ],
  [
    /\b(can't|couldn't|cannot|can not|won't|able to) make it(?=\s*(?:[,.;!?]|$)| (?:on|today|tomorrow|tonight|next|this|because|so)\b)/gi,
    "$1 come",
  ],
  [/\b(?:get|got|had|have) (my|your|his|our|their|her) hair cut\b/gi, "cut $1 hair"],
  [/\ba couple of (?=\p{L}+s\b)/giu, "a few "],
  [
    /(?<=\b(?:talks|negotiations|marriage|relationship|communication)(?: have| has)? )broke(?:n)? down\b/gi,
    "failed",
  ],
  [
    /(?<=\b(?:of (?:these|those|them)|tablets?|pills?|hours|miles|kilometers|euros|dollars|pounds|cups|glasses|liters) )an? (?=(?:day|week|month|year|night|kilo|person|hour)\b)/gi,
    "per ",
  ],
  [
    /\b(?:can|could|may) I (?:have|get) ((?:the|an?|some|another|two|three) (?!look|word|minute|moment|second|go|try|chance|hug|break|lift|ride)[^?,.]+)(, please)?\?/gi,
    "I would like $1$2.",
  ],
  [
    /(?<=^(?!how|what|why|when|where|who|which)\p{L}[^?]{5,}?)(?:, (?:are|is|do|does|did|have|has|can|could|will|would|were|was)|,? (?:aren't|isn't|ain't|don't|doesn't|didn't|haven't|hasn't|hadn't|can't|couldn't|won't|wouldn't|shouldn't|weren't|wasn't)) (?:you|he|she|it|they|we|there|I)\?$/giu,
    ", right?",
  ],
  [
    /\b(I|we|you|he|she|they) had (my|our|your|his|her|their) (\p{L}+) stolen\b/giu,
    "someone stole $2 $3",
  ],
  [/\b(I|we|you|they)(?:'m|'re| am| are) done with\b/gi, "$1 have finished with"],
  [
    /\b((?:an?|one|two|three|four|five|six|ten|twenty|\d+) (?:year|month|week|day|hour)s?) from now\b/gi,
    "in $1",
  ],
  [
    /(?<=(?:n't|\bnot|\bnever)\b[^.,;!?]{2,40} )in (?=(?:years|ages|months|weeks|decades)\b)/gi,
    "for ",
  ],
  [
    /(?<=\b(?:with|have|has|only|still) (?:\p{L}+|\d+) (?:minutes|seconds|hours|days|weeks|months|laps|games|miles) )to go\b/giu,
    "left",
  ],
  [
    /\bon (?:my|your|his|her|our|their) own(?=\s*(?:[,.;!?]|$)| (?:at|in|abroad|for|since|now|again|all)\b)/gi,
    "alone",
  ],
  [/(?<=\brecommend [^.,;!?]{1,30} to )(?:anyone|anybody)\b/gi, "everyone"],
  [
    /\b(?:and )?that(?:'s| is| was) when (?=(?:I|we|you|he|she|it|they|my|the|our)\b)/gi,
    "at that moment ",
  ],
  [/\bplenty of\b/gi, "a lot of"],
  [/\bshall we (?=\p{L})/giu, "should we "],
  [/\b(?:hardly|scarcely|barely) any(?=(?:one|body|thing|where)?\b)/gi, "almost no"],
  [/\bboth (my|your|his|her|our|their) (?=\p{L}+s\b)/giu, "$1 two "],
  [
    /(?<=^|[.!?…] |, |\b(?:and|but|so|or) )(I|you|we|they) (?:might|may) (not )?have (?=\p{L}+(?:ed|en|ne|wn|ft|ght|lt|pt|st|nt|id|ade|ome|un|ut|ead|et)\b)/giu,
    "maybe $1 have $2",
  ],
  [
    /(?<=^|[.!?…] |, |\b(?:and|but|so|or) )(he|she|it) (?:might|may) (not )?have (?=\p{L}+(?:ed|en|ne|wn|ft|ght|lt|pt|st|nt|id|ade|ome|un|ut|ead|et)\b)/giu,
    "maybe $1 has $2",
  ],
  [
    /(?<=\bthe (?:better|worse|older|younger|stronger|richer|happier|fatter|more \p{L}+) (?:I|you|we|they|he|she|it) )get(s?)\b/giu,
    "become$1",
  ],
  [
    /\b(I|we|they|you)(?:'m|'re| am| are) out of (?=(?:milk|bread|eggs|coffee|tea|sugar|salt|butter|water|food|paper|ink|petrol|gas|fuel|money|cash|batter(?:y|ies)|wine|beer|ideas)\b)/gi,
    "$1 have no more ",
  ],
  [
    /(?<=\p{L})(?:'s| is) out of (?=(?:milk|bread|eggs|coffee|tea|sugar|water|food|paper|ink|petrol|gas|fuel|money|cash|battery|toner)\b)/giu,
    " has no more ",
  ],
  [/\b(I|we|you|they|he|she)(?:'d| would) like a word with\b/gi, "$1 would like to talk to"],
  [
    new RegExp(
      String.raw`(?<=${BE} )away(?=\s*(?:[,.;!?]|$)| (?:next|this|for|until|last|all|at|and|so)\b)`,
      "giu",
    ),
    "absent",
  ],
  [new RegExp(String.raw`(?<=${BE} )away on business\b`, "giu"), "traveling for work"],
  [
    /(?<=\b(?:I'm|you're|we're|they're|she's|he's|am|are) )moving(?=\s*(?:[,.;!?]|$)| (?:next|this|soon|in (?:\p{L}+ )?(?:days|weeks|months|may|june|july|august|september|october))\b)/giu,
    "moving house",
  ],
  [/\bthe day before yesterday\b/gi, "two days ago"],
  [/\bthe day after tomorrow\b/gi, "in two days"],
  [/\beventually\b/gi, "in the end"],
  [/\bas far as I(?:'m| am) concerned\b/gi, "for me"],
  [/\bwhether (you|we|they|I) (like|want) it or not\b/gi, "even if $1 don't $2 it"],
  [
    /(?<=^|[.!?…] )as long as (?=(?:you|we|they|I|he|she|it|nobody|everyone)\b)(?!I (?:live|can)\b|it takes\b)/giu,
    "if ",
  ],
  [/\b(?:just )?in case (?=(?:you|we|they|I|he|she|it|somebody|anybody)\b)/gi, "if "],
  [/\bhowever hard (I|you|we|they|he|she) (tr(?:y|ies|ied))\b/gi, "even if $1 $2 a lot"],
  [
    /\bno matter how (\p{L}+) (it|he|she|you|I|they|we)('s|'re|'m| is| are| am)\b/giu,
    "even if $2$3 very $1",
  ],
  [/\bit(?:'s| is) no use (?=\p{L}{2,}ing\b)/giu, "there is no sense in "],
  [/(?<=\bit )takes (?=(?:a lot of |some |much |more )?time\b)/gi, "requires "],
  [
    /(?<=\b(?:understand|understood|know|knew|see|saw|imagine|realize|realized|remember|believe) )how (?!many|much|long|often|far|old|well)(\p{L}+) (it|this|that|he|she|they|you|we|I) (is|was|are|were|am|must be|can be|could be|may be|might be)(?=\s*(?:[,.;!?]|$))/giu,
    "that $2 $3 very $1",
  ],
  [
    /\bhow (?!many|much|long|often|far|old|tall|big|large|small|deep|high|heavy|wide|soon|fast|late|early|well|good|bad|about|come)(\p{L}+) (is|are|was|were) ((?:the|your|my|his|her|their|our|this|that|these|those) [\p{L} ]{2,30})\?/giu,
    "$2 $3 very $1?",
  ],
  [/\bput off (?=by\b)/gi, "discouraged "],
  [
    /(?<=^|[.!?…] )(?:I|we|he|she|it|they) did (?:at first|in the beginning), but\b/giu,
    "in the beginning yes, but",
  ],
  [
    /(?<=^|[.!?…] )(?:I|we|he|she|it|they) didn't (?:at first|in the beginning), but\b/giu,
    "in the beginning no, but",
  ],
];
