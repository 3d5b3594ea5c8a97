import type { Rewording } from "./rewording.ts";

const END = String.raw`(?=\s*(?:[,.;!?]|$))`;
const OF_PEOPLE = String.raw`(?=(?:me|him|her|us|them|half|all|most|many|some|everybody|everyone|\d+|two|three|hundreds|thousands|(?:the|his|her|their|my|our) (?:\p{L}+ )?(?:staff|workers?|employees?|boss|manager|coach|director|secretary|team|chef|driver))\b)`;
const LETTER =
  "letter|email|e-mail|message|text|package|parcel|invoice|call|offer|invitation|present|gift|card";

/** Matches what a machine does. */
const machine = (does: string): RegExp =>
  new RegExp(
    String.raw`(?<=\b(?:car|engine|computer|phone|motor|machine|truck|van|bike) )${does}\b`,
    "gi",
  );

/** Idioms, which small engines translate word by word, in plain English: "ran out of" → "had no more". */
export const IDIOMS: readonly Rewording[] = [
  [/\bit(?:'s| has) been ages since\b/gi, "a lot of time has passed since"],
  [/\blast saw each other\b/gi, "saw each other for the last time"],
  [/\bsay (?:hello|hi) to\b/gi, "greet"],
  [/\bgive (?:it|this video|us|me) a (?:thumbs up|like)\b/gi, "press the like button"],
  [/\blet (you|me|us|him|her|them) know\b/gi, "tell $1"],
  [/\bdive (?:right )?in(?=\s*(?:[,.;!?]|$))/gi, "start"],
  [/\bflew open\b/gi, "opened"],
  [/\bfeel like it(?=\s*(?:[,.;!?]|$))/gi, "want to"],
  [/\bfelt like it(?=\s*(?:[,.;!?]|$))/gi, "wanted to"],
  [/\bhow far is it (?:from here )?to\b/gi, "at what distance is"],
  [/\bhow far is (?=the|your|my|our|his|her|this|that)/gi, "at what distance is "],
  [
    /\b(I|we|they|you)(?: was| were|'ve been| have been) offered (?=an?\b)/gi,
    "$1 received the offer of ",
  ],
  [/\b(he|she)(?: was|'s been| has been) offered (?=an?\b)/gi, "$1 received the offer of "],
  [/\bran out of (?!the|my|his|her|our|their|this|that)/gi, "had no more "],
  [/(?<=\b(?:have|has|had|'ve) )run out of /gi, "no more "],
  [/\b(we|they|you)(?: are|'re) running out of /gi, "$1 have almost no "],
  [/\bI(?: am|'m) running out of /g, "I have almost no "],
  [/\bbroke down(?! (?:in|and|crying)\b)/gi, "stopped functioning"],
  [/\bbreaks down(?! (?:in|and|crying)\b)/gi, "stops functioning"],
  [/\bhas broken down\b/gi, "does not work"],
  [/\bhad broken down\b/gi, "did not work"],
  [machine("won't start"), "doesn't work"],
  [machine("wouldn't start"), "didn't work"],
  [
    /\b(ha(?:s|ve|d)) a (?:high )?temperature(?=\s*(?:[,.;!?]|$)| (?:and|since|but)\b)/gi,
    "$1 a fever",
  ],
  [
    /\b(this|that|the (?:first|last|next|best|worst|hard|easy|boring|funny)) bit(?=\s*(?:[,.;!?]|$)| (?:is|was|where|about|here)\b)/gi,
    "$1 part",
  ],
  [/\bmake an appointment\b/gi, "book an appointment"],
  [/\bfit (me|you|us|him|her|them) in\b/gi, "see $1"],
  [
    /\btake on (?=(?:any |some |more |new |\d+ )*(?:people|staff|workers|employees|apprentices|trainees)\b)/gi,
    "hire ",
  ],
  [
    /\bproper (?=(?:bed|meal|job|breakfast|lunch|dinner|holiday|rest|house|coffee|cup)\b)/gi,
    "good ",
  ],
  [
    /\bnice (?=(?:(?:old|young) )?(?:man|woman|lady|guy|person|people|couple|boy|girl|chap|neighbou?rs?)\b)/gi,
    "kind ",
  ],
  [/\bout of order\b/gi, "not working"],
  [/\bit turned out to be\b/gi, "in the end it was"],
  [/\bturned out to be\b/gi, "was in the end"],
  [/\bturned out that\b/gi, "was clear in the end that"],
  [
    new RegExp(
      `(?<=\\b(?:live[sd]?|living|house|home|life|weekends?|grew up) )in the country${END}`,
      "gi",
    ),
    "in the countryside",
  ],
  [new RegExp(String.raw`\bfired ${OF_PEOPLE}`, "giu"), "dismissed "],
  [/\bkeep the change\b/gi, "keep the rest of the money"],
  [/\b(you|we|I|they|he|she)(?:'d| had) better\b/gi, "$1 should"],
  [/\bfor ages\b/gi, "for a very long time"],
  [/\bevery (?:other|second) (day|week|month|year)\b/gi, "every two $1s"],
  [/\b(?:it's|it is) up to you\b/gi, "you decide"],
  [/\byou can't miss it\b/gi, "it is easy to find"],
  [
    /(?<=\b(?:books?|cars?|keys?|dress|shoes|money|packages?|items?|laptop|phone) )(?:(?:that|which) )?(I|we|you|he|she|they) returned\b/gi,
    "that $1 gave back",
  ],
  [/(?<=\b(?:it|that|this) )sounds (?=\p{L})/giu, "seems "],
  [/\bhad no (?:other )?choice but to\b/gi, "had to"],
  [/\bhave no (?:other )?choice but to\b/gi, "have to"],
  [/\bdon't panic\b/gi, "stay calm"],
  [
    /\bby (?=(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|tomorrow|noon|midnight|next)\b)/gi,
    "before ",
  ],
  [/(?<=\b(?:is|are|was|were)|'s|'re)(?: running) ((?:\p{L}+ |\d+ ){1,3}late)\b/giu, " $1"],
  [/\bit(?:'s| is) getting dark\b/gi, "night is falling"],
  [/\bit was getting dark\b/gi, "night was falling"],
  [/\b(have|has) been meaning to\b/gi, "$1 wanted to"],
  [/(?<=\p{L})'ve been meaning to\b/giu, "'ve wanted to"],
  [/\b(I|we|you|they|he|she) (?:was|were) charged\b/gi, "$1 had to pay"],
  [/\b(?:my|your|our|their) money back\b/gi, "a refund"],
  [/\bgot engaged\b/gi, "decided to marry"],
  [
    /(?<=\b(?:be|been|am|are|is|was|were|'m|'re) )up(?= (?:since|all night|until|late)\b)/gi,
    "awake",
  ],
  [
    new RegExp(
      String.raw`\bgot (?=(?:an?|the|your|my|his|her|another|some|no) (?:\p{L}+ )?(?:${LETTER})\b)`,
      "giu",
    ),
    "received ",
  ],
  [new RegExp(String.raw`\b(${LETTER}|sign|note) saying(?: that)? `, "gi"), "$1 that says "],
  [/\bwas (?:pouring(?: with rain| down)?|raining cats and dogs)(?=[,.;!?]|$)/gi, "rained a lot"],
  [/\b(?:pouring with rain|raining cats and dogs)\b/gi, "raining a lot"],
  [/(?<=\bsince )(\d{1,2})(?= this morning\b| today\b|[,.;!?]|$)/gi, "$1 o'clock"],
  [/\baround the corner\b/gi, "nearby"],
  [/\b(g(?:o|oes|oing)|went) for a run\b/gi, "$1 running"],
  [/\b(g(?:o|oes|oing)|went) for a swim\b/gi, "$1 swimming"],
  [/\b(g(?:o|oes|oing)|went) for a walk\b/gi, "$1 walking"],
  [/(?<=^|[.!?] )hey(?=,| (?:everyone|everybody|guys|there|all)\b)/gi, "hello"],
  [/(?<=\b(?:difficult|easy|hard|impossible|tough|tricky) to )pull off\b/gi, "achieve"],
];
