import type { Line } from "@dubdeck/dubbing";
import type { TranscribeInput } from "@dubdeck/workflows";

/** A short exclamation sounds alike in many languages; two sentences do not. */
const SURE_CHARS = 40;

/**
 * Returns the spoken language that one chunk sets for the whole job: the given one, or the detected
 * one if the chunk has enough speech or is the whole source. Null if not sure: the next chunk
 * detects it again.
 */
export function sureLanguage(
  detected: string,
  lines: readonly Pick<Line, "sourceText">[],
  { language, share }: Pick<TranscribeInput, "language" | "share">,
): string | null {
  if (lines.length === 0) return null;
  const chars = lines.reduce((sum, { sourceText }) => sum + sourceText.length, 0);
  return language !== undefined || share === 1 || chars >= SURE_CHARS ? detected : null;
}
