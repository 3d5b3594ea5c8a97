const END = String.raw`(?=\s*(?:[,.;:!?…]|$))`;
const BE = "(?:am|is|are|was|were|be|been|'m|'s|'re)";
const SUBJECT = "(?:I|we|you|he|she|it|they)";

/** Informal English and fixed expressions, which small engines translate word by word, in plain English. */
export const EXPRESSIONS: readonly (readonly [RegExp, string])[] = [
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
  [new RegExp(`(?<=${BE} (?:\\p{L}+ly |all |so )?)worn out${END}`, "giu"), "exhausted"],
  [/\bin no time(?: at all)?\b/gi, "very quickly"],
  [new RegExp(`(?<=\\b${BE} |'s )a piece of cake${END}`, "gi"), "very easy"],
  [
    /\bhow come (?=(?:I|we|you|he|she|it|they|the|my|your|his|her|our|there|this|that|nobody)\b)/gi,
    "why is it that ",
  ],
  [new RegExp(`\\bfor good${END}`, "gi"), "forever"],
  [/\bcan(?:'t| not|not) wait to\b/gi, "really want to"],
  [
    /\bcan(?:'t| not|not) wait for\b(?! (?:me|you|him|her|us|them|that long)\b)/gi,
    "look forward to",
  ],
  [
    /\b(I|we|they|you)(?:'m|'re| am| are) (?:really|very much|totally) into (?=\p{L})/giu,
    "$1 really like ",
  ],
  [/\b(he|she)(?:'s| is) (?:really|very much|totally) into (?=\p{L})/giu, "$1 really likes "],
  [/\b(?:to make|to cut|make|cut)? ?a? ?long story short(?=,)/gi, "in short"],
  [/\bneedless to say\b/gi, "of course"],
  [/\bso far,? so good\b/gi, "so far everything is fine"],
  [/\bnot my cup of tea\b/gi, "not to my taste"],
  [new RegExp(`(?<=\\b${BE} (?:still |all )?)up in the air${END}`, "gi"), "not decided"],
  [/\bout of breath\b/gi, "without breath"],
  [/\b(we|they|you)(?:'re| are) short (?:of|on) /gi, "$1 don't have enough "],
  [/\b(he|she|it) has a (?:good )?point(?! of\b)/gi, "$1 is right"],
  [/\b(you|we|they)(?:'ve got| have) a (?:good )?point(?! of\b)/gi, "$1 are right"],
  [/\bno point in\b/gi, "no sense in"],
  [/\bbeside the point\b/gi, "not relevant"],
  [/\b(?:may|might) (?:just )?as well (?=\p{L})/giu, "could "],
  [
    /(?<=\b(?:it|that|this|entry|entrance|admission|parking|shipping|delivery|app|service|course|trial|tickets?|event|download|breakfast)(?:'s| is| are| was| were) (?:completely |absolutely |totally |all )?)free(?=\s*(?:[,.;!?]|$)| for\b)/gi,
    "free of charge",
  ],
  [/\bon top of (?:that|this|it all)(?=,)/gi, "in addition"],
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
  [/\b(?:get|got|had|have) (my|your|his|our|their|her) hair cut\b/gi, "cut $1 hair"],
  [/\ba couple of (?=\p{L}+s\b)/giu, "a few "],
  [/(?<=\b(?:once|when|until|if|before) (?:it's|it is|they're|they are) )done\b/gi, "ready"],
  [/\b(?:here's|here is) the thing(?=[,:])/gi, "the fact is this"],
  [
    /\bthe thing is,? (?:that )?(?=(?:I|we|you|he|she|it|they|the|my|our|there|nobody|this|that)\b)/giu,
    "the fact is that ",
  ],
  [
    /(?<=\b(?:talks|negotiations|marriage|relationship|communication)(?: have| has)? )broke(?:n)? down\b/gi,
    "failed",
  ],
  [/\bwhere does it hurt\b/gi, "where do you feel pain"],
  [
    /(?<=\b(?:of (?:these|those|them)|tablets?|pills?|hours|miles|kilometers|euros|dollars|pounds|cups|glasses|liters) )an? (?=(?:day|week|month|year|night|kilo|person|hour)\b)/gi,
    "per ",
  ],
  [/\bwithout further ado,? ?/gi, "now, "],
  [/\blet's (?:get|dive|jump|go) (?:right |straight )?(?:into it|in to it)\b/gi, "let's start"],
  [/\blike and subscribe\b/gi, "press the like button and subscribe"],
  [/\b(?:hit|smash|tap) (?=(?:that|the) (?:like|subscribe)\b)/gi, "press "],
  [
    /\b(?:hit|ring|tap|smash) (?:that|the) (?:notification )?bell(?: icon| button)?\b/gi,
    "activate the notifications",
  ],
  [
    /,? (?:and )?(?:(?:I will|I'll) )?see you ((?:soon|later|tomorrow|next time|next week|in the next (?:one|video)))(?=[.!]|$)/giu,
    ". See you $1",
  ],
  [
    /\b(?:can|could|may) I (?:have|get) ((?:the|an?|some|another|two|three) (?!look|word|minute|moment|second|go|try|chance|hug|break|lift|ride)[^?,.]+)(, please)?\?/gi,
    "I would like $1$2.",
  ],
  [
    /\bbring (it|them|(?:the|this|that) \p{L}+|everything) (?:back )?to (?:the|a) boil\b/giu,
    "heat $1 until it boils",
  ],
  [/\b(?:turn down|lower|reduce) the heat\b/gi, "lower the fire"],
  [/\b(off|from) the heat\b/gi, "$1 the fire"],
  [/\b(over|on) (?:a )?(low|medium|high|gentle) heat\b/gi, "$1 a $2 fire"],
  [
    /,? (?:aren't|isn't|ain't|don't|doesn't|didn't|haven't|hasn't|hadn't|can't|couldn't|won't|wouldn't|shouldn't|weren't|wasn't|are|is|do|does|did|have|has|can|could|will|would|were|was) (?:you|he|she|it|they|we|there|I)\?$/gi,
    ", right?",
  ],
  [/\b(a lot|lots|too much|enough) on (?:my|your|his|her|our|their) plate\b/gi, "$1 to do"],
  [
    /\b(I|we|you|he|she|they) had (my|our|your|his|her|their) (\p{L}+) stolen\b/giu,
    "someone stole $2 $3",
  ],
  [/\b(I|we|you|they)(?:'m|'re| am| are) done with\b/gi, "$1 have finished with"],
  [/(?<=\b(?:takes?|took|taken|wait(?:ed|ing)?|been) )ages\b/gi, "a lot of time"],
  [/\bit (?:just )?goes to show (?:that )?/gi, "this shows that "],
  [/(?<=^|[.!?…] )come to think of it(?=,)/gi, "now that I think about it"],
  [/\bto put it (?:simply|plainly)\b/gi, "in simple words"],
  [/\bto put it (?:another way|differently)\b/gi, "in other words"],
  [/\bin (my|your|his|her|our|their) shoes\b/gi, "in $1 place"],
  [/\bgive a (?:damn|toss|monkey's)\b/gi, "care at all"],
  [/(?<=^|[.!?…,] )hold still\b/gi, "don't move"],
  [
    /(?<=^|[.!?…,] )mind (?=(?:the|your) (?:gap|step|head|doors?|wet|stairs?)\b)/gi,
    "be careful with ",
  ],
  [/\bare we there yet\b/gi, "have we arrived"],
  [
    /\b(it|that|everything|the (?:money|milk|food|pain|fever|snow|car|phone|bag|headache)|(?:half|most|all) of (?:it|them))(?:'s| is| are) (?:all )?gone(?=\s*(?:[,.;!?]|$))/gi,
    "$1 has disappeared",
  ],
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
  [/\bwhat's the catch\b/gi, "where is the trick"],
];
