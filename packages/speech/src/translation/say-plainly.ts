import { keepCapital } from "../capitals.ts";
import { timesInDigits } from "./times-in-digits.ts";

/** Says in other English words what small engines misunderstand: "thank you for calling", "I'm afraid I can't", "half past nine". */
export const sayPlainly = (text: string): string =>
  REWORDED.reduce(
    (said, [phrase, plain]) => said.replace(phrase, keepCapital(plain)),
    timesInDigits(text)
      .replace(BEGINS_AFRAID, "Unfortunately, ") // "I" is a capital anywhere
      .replace(AFRAID, "unfortunately, "),
  );

const AFRAID =
  /\bI'm afraid (?:that )?(?=(?:I|we|you|he|she|it|they|there|this|that|the|our|your|my)\b)/g;
const BEGINS_AFRAID = new RegExp(`(?<=^|[.!?…] )${AFRAID.source}`, "g");

const PAIN = String.raw`in (?=(?:(?:any|some|much|a lot of|great|terrible) )?pain\b)`;
const ABOUT = String.raw`((?:the|this|that|your|his|her|our|their) [\p{L} ]{1,30}) about(?=\?)`;

const REWORDED: readonly (readonly [RegExp, string])[] = [
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
];
