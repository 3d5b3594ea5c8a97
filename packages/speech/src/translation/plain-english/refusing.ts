import type { Rewording } from "./rewording.ts";

/** No other clause says what would be. */
const UNREAL = String.raw`(?![^.!?]*(?:\b(?:if|unless|without|even|would|could|should|be)\b|'d\b))(?<!(?:\b(?:if|would|could|wish\w*|knew|said|thought|promised|told|sure)\b|'d\b)[^.!?]*)`;

const wouldNot = (verbs: string): RegExp =>
  new RegExp(
    String.raw`(?<=(?:^|[.!?…,;] |\b(?:but|and|because|so|that) )(?:he|she|it|they|(?:the|my|our|his|her|their|your) [\p{L} ]{2,30}) )wouldn't (?=(?:${verbs})\b)${UNREAL}`,
    "giu",
  );

/** "The door wouldn't open", "she wouldn't talk to me": what did not happen, and what somebody refused to do. */
export const REFUSING: readonly Rewording[] = [
  [wouldNot("budge|close|let|load|move|open|shut|start|stop|turn"), "didn't "],
  [
    wouldNot("admit|answer|come|eat|explain|give|leave|listen|look|say|sit|sleep|speak|talk|tell"),
    "didn't want to ",
  ],
];
