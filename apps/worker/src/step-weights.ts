/** Shares of the transcribe stage that come before the chunks, which share the rest. */
export const EXTRACT_WEIGHT = 0.08;
export const PLAN_WEIGHT = 0.02;
export const CHUNKS_WEIGHT = 1 - EXTRACT_WEIGHT - PLAN_WEIGHT;
/** Share of the finalize stage that the preview takes; the output takes the rest. */
export const PREVIEW_WEIGHT = 0.3;
