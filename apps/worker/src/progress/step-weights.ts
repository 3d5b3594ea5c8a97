/** Shares of the transcribe stage for steps before the chunks, which share the rest. */
export const EXTRACT_WEIGHT = 0.08;
export const PLAN_WEIGHT = 0.02;
export const SPEAKERS_WEIGHT = 0.1;
export const CHUNKS_WEIGHT = 1 - EXTRACT_WEIGHT - PLAN_WEIGHT - SPEAKERS_WEIGHT;
/** Share of the mix stage for voice separation. */
export const BED_WEIGHT = 0.4;
export const MIX_WEIGHT = 1 - BED_WEIGHT;
/** Shares of the finalize stage. */
export const PICTURE_WEIGHT = 0.2;
export const PREVIEW_WEIGHT = 0.1;
export const LISTEN_WEIGHT = 0.2;
export const OUTPUT_WEIGHT = 1 - PICTURE_WEIGHT - PREVIEW_WEIGHT - LISTEN_WEIGHT;
