import type { Line } from "@dubdeck/dubbing";
import type { TranscribeInput } from "@dubdeck/workflows";

/** A short exclamation sounds alike in many languages; two sentences do not. */
const SURE_CHARS = 40;

/**
 * The spoken language that one chunk tells the whole job: what was given, or detected in enough
 * speech or in all there is. Null leaves the other chunks to detect it for themselves.
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
