// Apart from the schemas, so that a page that needs only these does not load zod.

/** Stands for "choose for me" in place of a voice's id. */
export const AUTO_VOICE = "auto";

/** What is heard under the dub: the sound without its voices, or the quiet original. */
export const BACKGROUNDS = ["keep", "duck"] as const;
export type Background = (typeof BACKGROUNDS)[number];

/** What a dub gets whose owner does not choose: every door and every page starts from this. */
export const DEFAULT_BACKGROUND: Background = "keep";
