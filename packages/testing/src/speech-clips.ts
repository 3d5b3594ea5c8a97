import type { SpeechClip } from "./speech-clip.ts";

const anna = { speaker: "anna", voice: "af_heart" };
const ben = { speaker: "ben", voice: "am_michael" };
const clara = { speaker: "clara", voice: "bf_emma" };
const david = { speaker: "david", voice: "bm_george" };

/** Clips like the videos that users upload, with scripts that no sample uses. */
export const SPEECH_CLIPS = {
  /** A woman and a man take turns. */
  interview: {
    name: "interview",
    turns: [
      { ...anna, text: "Thank you for coming. How did you become a gardener?" },
      { ...ben, text: "My father had a small garden, and I spent every summer there." },
      { ...anna, text: "What do you like most about your work?" },
      { ...ben, text: "I like the quiet mornings, and I like to see things grow." },
    ],
  },
  /**
   * One speaker whose pauses inside sentences are longer than many speakers' pauses between them.
   */
  pauses: {
    name: "pauses",
    turns: [
      { ...anna, text: "When we opened the shop, [700] nobody knew [500] if anyone would come." },
      { ...anna, gapMs: 900, text: "Now, [400] after twenty years, [600] we have three of them." },
    ],
  },
  /** Four people over music. */
  music: {
    name: "music",
    background: { kind: "music", below: 16 },
    turns: [
      { ...anna, text: "Welcome to our evening program." },
      { ...david, text: "Tonight we look at the weather in the mountains." },
      { ...clara, gapMs: 1500, text: "There will be snow above two thousand meters." },
      { ...ben, text: "So please drive slowly and take warm clothes with you." },
    ],
  },
  /** Two people on the telephone, with line noise. */
  telephone: {
    name: "telephone",
    telephone: true,
    background: { kind: "noise", below: 25 },
    turns: [
      { ...clara, text: "Hello, I would like to book a table for Saturday evening." },
      { ...david, text: "Of course. For how many people, and at what time?" },
      { ...clara, text: "We are four, and we will come at eight o'clock." },
    ],
  },
  /** Two people who interrupt each other. */
  overlap: {
    name: "overlap",
    turns: [
      { ...ben, text: "I think we should paint the kitchen green this time." },
      { ...clara, gapMs: -700, text: "Green? No, I would prefer a light blue." },
      { ...ben, gapMs: -500, text: "Then let us ask the children what they want." },
    ],
  },
} as const satisfies Record<string, SpeechClip>;
