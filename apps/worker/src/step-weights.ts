/** Share of the transcribe stage that extracting the audio takes; the chunks share the rest. */
export const EXTRACT_WEIGHT = 0.1;
/** Share of the finalize stage that the preview takes; the output takes the rest. */
export const PREVIEW_WEIGHT = 0.3;
