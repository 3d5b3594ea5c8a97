import type { Rewording } from "./rewording.ts";

const END = String.raw`(?=\s*(?:[,.;:!?…]|$))`;

/** Sayings and fixed phrases, as in "for good" and "long story short". */
export const SAYINGS: readonly Rewording[] = [
  [/\bin no time(?: at all)?\b/gi, "very quickly"],
  [new RegExp(`\\bfor good${END}`, "gi"), "forever"],
  [/\b(?:to make|to cut|make|cut)? ?a? ?long story short(?=,)/gi, "in short"],
  [/\bneedless to say\b/gi, "of course"],
  [/\bno point in\b/gi, "no sense in"],
  [/\bon top of (?:that|this|it all)(?=,)/gi, "in addition"],
  [/\b(?:here's|here is) the thing(?=[,:])/gi, "the fact is this"],
  [
    /\bthe thing is,? (?:that )?(?=(?:I|we|you|he|she|it|they|the|my|our|there|nobody|this|that)\b)/giu,
    "the fact is that ",
  ],
  [/\b(a lot|lots|too much|enough) on (?:my|your|his|her|our|their) plate\b/gi, "$1 to do"],
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
    /\b(knock(?:s|ed)? out|cut off|restored?|lost|lose|without|loss of) power(?=\s*(?:[,.;!?]|$)| (?:to|in|for|since|after|on)\b)/gi,
    "$1 electricity",
  ],
  [/\bby then\b/gi, "at that time"],
  [/\ball the way (?:a)?round\b/gi, "completely"],
  [/\bacross the board\b/gi, "in all areas"],
  [/\bnext to (?=nothing\b)/gi, "almost "],
  [
    /\bon the (\p{L}+) side(?=\s*(?:[,.;!?]|$))(?<!(?:left|right|other|far|near|wrong|same|north|south|east|west|bright|inner|outer|opposite|safe|flip|receiving) side)/giu,
    "$1",
  ],
  [/(?<=^|[.!?…] )on second thoughts?(?=,)/gi, "I have changed my mind"],
  [/(?<=^|[.!?…,] )watch your (?=(?:step|head)\b)/giu, "be careful with your "],
];
