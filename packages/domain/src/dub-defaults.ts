import type { Background } from "./job-schema.ts";

// Apart from the schemas, so that a page that needs only these does not load zod.

/** Stands for "choose for me" in place of a voice's id. */
export const AUTO_VOICE = "auto";

/** What a dub gets whose owner does not choose: every door and every page starts from this. */
export const DEFAULT_BACKGROUND: Background = "keep";
