// Separate from the schemas, so that pages that need only these constants do not load zod.

/** Used instead of a voice id to have a voice chosen automatically. */
export const AUTO_VOICE = "auto";

/** What plays under the dub: the original without its voices (keep), or the quiet original (duck). */
export const BACKGROUNDS = ["keep", "duck"] as const;
export type Background = (typeof BACKGROUNDS)[number];

/** The default background in all APIs, the command line and the site. */
export const DEFAULT_BACKGROUND: Background = "keep";
