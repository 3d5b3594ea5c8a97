import { CHANNELS_AND_KITCHENS } from "./channels-and-kitchens.ts";
import { CONSTRUCTIONS } from "./constructions.ts";
import { HOW_IT_IS } from "./how-it-is.ts";
import { IDIOMS } from "./idioms.ts";
import { INFORMAL } from "./informal.ts";
import { reword, type Rewording } from "./rewording.ts";
import { REFUSING } from "./refusing.ts";
import { SAYINGS } from "./sayings.ts";
import { sayPhrasalVerbs } from "./say-phrasal-verbs.ts";
import { SPOKEN } from "./spoken.ts";
import { sayWithInfinitive } from "./with-infinitive.ts";
import { timesInDigits } from "./times-in-digits.ts";
import { yearsInDigits } from "./years-in-digits.ts";

/** Says in other English words what small engines misunderstand: "thank you for calling", "I'm afraid I can't", "half past nine". */
export function sayPlainly(english: string): string {
  const digits = sayWithInfinitive(timesInDigits(yearsInDigits(english)));
  const plain = sayPhrasalVerbs(reword(digits, IN_OTHER_WORDS));
  return reword(plain, [[AFRAID, "unfortunately, "], ...SPOKEN, ...REWORDED]);
}

/** What is said before phrasal verbs are. */
const IN_OTHER_WORDS: readonly Rewording[] = [
  ...INFORMAL,
  ...SAYINGS,
  ...HOW_IT_IS,
  ...CHANNELS_AND_KITCHENS,
  ...CONSTRUCTIONS,
  ...IDIOMS,
  ...REFUSING,
];

const AFRAID =
  /\bI'm afraid (?:that )?(?=(?:I|we|you|he|she|it|they|there|this|that|the|our|your|my)\b)/g;

const PAIN = String.raw`in (?=(?:(?:any|some|much|a lot of|great|terrible) )?pain\b)`;
const ABOUT = String.raw`((?:the|this|that|your|his|her|our|their) [\p{L} ]{1,30}) about(?=\?)`;

const BUSINESS = String.raw`(?:an?|the|my|our|his|her|their|this|that) (?:\p{L}+ )?(?:restaurant|company|business|shop|store|hotel|team|café|cafe|farm|school|department|office|hospital|bakery|club)\b`;

const REWORDED: readonly Rewording[] = [
  [
    /(?<=\bfor [\p{L}\d ]{1,20}(?:seconds|minutes|hours|days|weeks|months|years)) now(?!\p{L})/giu,
    "",
  ],
  [
    /(?<=\b(?:now|today|next|then|let's|we|we'll|I'll),? (?:we )?)turn to (?=(?:how|what|why|the|our|another|an?)\b)/gi,
    "talk about ",
  ],
  [/\bfor having (us|me)(?=\s*(?:[,.;!?]|$)| (?:here|on|today)\b)/gi, "for inviting $1"],
  [/\bit(?:'s| is) (?:great|wonderful|lovely) (?=to be (?:here|back)\b)/gi, "it's very good "],
  [/(?<=\bwelcome (?:back )?to (?:the|our|my) )show\b/gi, "program"],
  [/\bhi,? (?=(?:everyone|everybody|all)\b)/gi, "hello to "],
  [/\blet ((?:the )?\p{L}+) through(?=\s*(?:[,.;!?]|$)| (?:but|and)\b)/giu, "let $1 pass"],
  [new RegExp(String.raw`\brun(?= ${BUSINESS})`, "giu"), "manage"],
  [new RegExp(String.raw`\bruns(?= ${BUSINESS})`, "giu"), "manages"],
  [new RegExp(String.raw`\brunning(?= ${BUSINESS})`, "giu"), "managing"],
  [new RegExp(String.raw`\bran(?= ${BUSINESS})`, "giu"), "managed"],
  [/\bdouble (\d)(?=\d*\b)/gi, "$1$1"],
  [/\bwould you like (me|us|him|her|them) to\b/gi, "do you want $1 to"],
  [/\bthank you (?:very|so) much(?= for\b)/gi, "many thanks"],
  [/\bthank you(?= for\b)/gi, "thanks"],
  [/\bgive (me|us|him|her|them|you) a (?:call|ring)\b/gi, "phone $1"],
  [new RegExp(String.raw`\bare you ${PAIN}`, "gi"), "do you have "],
  [new RegExp(String.raw`\b(?:I am|I'm) ${PAIN}`, "g"), "I have "],
  [
    new RegExp(String.raw`(?<=^|[.!?…,] )what(?:'s| is) ${ABOUT}`, "giu"),
    "what is the subject of $1",
  ],
  [new RegExp(String.raw`(?<=^|[.!?…,] )what was ${ABOUT}`, "giu"), "what was the subject of $1"],
  [/(?<=^|[.!?…] )go by all means\b/gi, "of course you can go"],
  [/\bby all means\b/gi, "of course"],
  [
    /(?<=\b(?:an?|the|leak(?:ing|y)|dripping|kitchen|bathroom) )tap(?=s?(?:[,.;!?]| (?!the|on|dance|water)|$))/gi,
    "faucet",
  ],
  [/\bwhose (\p{L}+) is (this|that)\b/giu, "to whom does $2 $1 belong"],
  [/\bwhose (\p{L}+) are (these|those)\b/giu, "to whom do $2 $1 belong"],
  [
    /\bhow much is ((?:this|that|the) (?!same|rest)[\p{L} ]{2,40})(?=\?)/giu,
    "how much does $1 cost",
  ],
  [/\bhow much are ((?:these|those|the) [\p{L} ]{2,40})(?=\?)/giu, "how much do $1 cost"],
  [/(?<=\bturn (it|them|this|that) off and )on\b/gi, "turn $1 on"],
  [/(?<=\bturned (it|them|this|that) off and )on\b/gi, "turned $1 on"],
  [/(?<=\bturning (it|them|this|that) off and )on\b/gi, "turning $1 on"],
  [/(?<=^|[.!?…,] )slow down(?=[,.!]|$)/gi, "go slower"],
  [/\b(?:you're|you are) (?:still )?on mute\b/gi, "your microphone is off"],
  [/\bget back to you\b/gi, "answer you"],
  [/\bby the end of\b/gi, "before the end of"],
  [
    /\bpress and hold ((?:the|this|that) [\p{L} ]{2,30}?(?:button|key))(?!\p{L})/giu,
    "keep $1 pressed",
  ],
  [/\b(?:won't|doesn't|does not|will not) turn on\b/gi, "doesn't start"],
  [/\b(?:we're|we are) (?:almost|nearly) out of time\b/gi, "we have almost no time left"],
  [
    /\bdoes ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day[^?.!]{0,30}) (?:work for|suit) you(?=\?)/gi,
    "are you free on $1",
  ],
  [/(?<=\b(?:I'm|he's|she's|we're|they're) )tied up\b/gi, "busy"],
  [
    /\bwalk (me|us|them|you) through ((?:the|this|that|your|our) [\p{L} ]{2,30})(?![\p{L} ])/giu,
    "explain $2 to $1",
  ],
  [/\bput you through to\b/gi, "connect you with"],
  [/\bto reach (you|me|us) (?:on|at)\b/gi, "to call $1"],
  [/\bI was charged twice\b/g, "I paid twice"],
  [/\bwait for (the [\p{L} ]{2,20}) to (turn|become|get) /giu, "wait until $1 $2s "],
  [/\btake the minutes\b/gi, "take notes"],
  [/\byou must be (?:joking|kidding)\b/gi, "this must be a joke"],
  [/\bare you (?:joking|kidding)(?: me)?(?=\?)/gi, "is that a joke"],
  [/\bI'm (?:just |only )?(?:joking|kidding)\b/g, "it is a joke"],
  [/\bthat['’]s it for (?=today|now|this)/gi, "that is all for "],
  [/\bout of stock\b/gi, "no longer available"],
  [
    /\b(without|lost|have no|had no) power(?=\s*[,.;!?]|$| (?:for|since|again|in|and|because)\b)/gi,
    "$1 electricity",
  ],
  [/\bhold the line\b/gi, "wait"],
  [/\bheavy (?=(?:snow|rain|traffic)\b)/gi, "a lot of "],
  [/\bheavy (?=fog\b)/gi, "thick "],
  [/(?<=\byou(?: have|['’]ve)? )booked\b/gi, "reserved"],
  [/\bthan (?:anyone|anybody) (?:had )?(?=(?:expected|thought|imagined)\b)/gi, "than "],
  [
    /(?<=^(?:thanks?|hello|hi|good (?:morning|afternoon|evening))\b[^,.!?]*), how (?=can|may|could)/gi,
    ". How ",
  ],
];
