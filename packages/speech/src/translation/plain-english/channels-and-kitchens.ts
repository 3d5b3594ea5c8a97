import type { Rewording } from "./rewording.ts";

const BE = "(?:am|is|are|was|were|be|been|'m|'s|'re)";

/** Words of a recipe. */
const COOKING = String.raw`\b(?:boil\w*|simmer\w*|pan|pot|sauce|stir\w*|cook\w*|fry\w*|onions?|medium|low)\b`;

const BAKING = String.raw`\b(?:bak(?:e|ed|ing)|batter|butter|cake|dough|grease|oven)\b`;
/** What something is baked in. */
const VESSEL = String.raw`(?:the|an?|your|my|this|two) (?:\w+ )?(?:mold|tin|tray|pan|sheet|dish|basket)s?\b`;

/** What is said before a camera, on a pitch and at a stove. */
export const CHANNELS_AND_KITCHENS: readonly Rewording[] = [
  [/\bwhere does it hurt\b/gi, "where do you feel pain"],
  [/\bwithout further ado,? ?/gi, "now, "],
  [
    /\blet's (?:get|dive|jump|go) (?:right |straight )?(?:into it|in to it)(?=\s*(?:[,.;!?]|$))/gi,
    "let's start",
  ],
  [/\blike and subscribe\b/gi, "press the like button and subscribe"],
  [/\b(?:hit|smash|tap) (?=(?:that|the) (?:like|subscribe)\b)/gi, "press "],
  [
    /\b(?:hit|tap|smash) (?:that|the) (?:notification )?bell(?: icon| button)?\b/gi,
    "activate the notifications",
  ],
  [
    /(?:,(?: and)?(?: (?:I will|I'll))?| and (?:I will|I'll)) see you ((?:soon|later|tomorrow|next time|next week|in the next (?:one|video)))(?=[.!]|$)/giu,
    ". See you $1",
  ],
  [
    /\bbring (it|them|(?:the|this|that) \p{L}+|everything) (?:back )?to (?:the|a) boil\b/giu,
    "heat $1 until it boils",
  ],
  [
    new RegExp(
      String.raw`(?<=${COOKING}[^.!?]*)\b(?:turn down|lower|reduce) the heat\b|\b(?:turn down|lower|reduce) the heat\b(?=[^.!?]*${COOKING})`,
      "gi",
    ),
    "lower the fire",
  ],
  [
    /(?<=\b(?:take|takes|took|remove|removes|removed|lift|pull) [^.,;!?]{1,30} )(off|from) the heat\b/gi,
    "$1 the fire",
  ],
  [/\b(over|on) (?:a )?(low|medium|high|gentle) heat\b/gi, "$1 a $2 fire"],
  [/\b(?:cake|baking|loaf|muffin|bread|bun) (?:tin|pan)(?=s?\b)/gi, "mold"],
  [
    new RegExp(
      String.raw`(?<=${BAKING}[^.!?]*\bthe )tin\b|\b(?<=the )tin\b(?=[^.!?]*${BAKING})`,
      "gi",
    ),
    "mold",
  ],
  [new RegExp(String.raw`\bgrease and line (?=${VESSEL})`, "gi"), "put butter and paper on "],
  [new RegExp(String.raw`\bgrease (?=${VESSEL})`, "gi"), "put butter on "],
  [new RegExp(String.raw`\bline(d?) (?=${VESSEL})`, "gi"), "cover$1 "],
  [
    new RegExp(String.raw`(?<=\b${VESSEL} (?:that )?(?:I|we|you)(?:'ve| have)? )lined\b`, "gi"),
    "covered",
  ],
  [/\bfold in (?=(?:the|a|some)\b)/gi, "carefully add "],
  [
    new RegExp(`(?<=${BE} )through to the (?=\\p{L}*-?finals?\\b|next round)`, "giu"),
    "qualified for the ",
  ],
  [/\bI was on mute\b/g, "my microphone was off"],
  [/(?<=\bthe |\bby the )keeper\b/gi, "goalkeeper"],
];
