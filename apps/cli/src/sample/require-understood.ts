import { reportSchema } from "@dubdeck/dubbing";
import { CliError, EXIT } from "../exit-codes.ts";

/** Of ten words a recogniser hears more than six as they were meant, names included. */
const MAX_WORD_ERROR_RATE = 0.35;
const MIN_COVERAGE = 0.9;

/**
 * Reads how well a finished dub was understood and says it in a few words.
 * @throws CliError when the dub is no good as a sample
 */
export function requireUnderstood(report: unknown): string {
  const { heard, cutShare, collisions } = reportSchema.parse(report).job;
  if (!heard) throw new CliError(EXIT.failed, "Nobody has listened to this dub.");
  const { wordErrorRate, coverage } = heard;
  const said = `word error rate ${wordErrorRate.toFixed(2)}, coverage ${coverage.toFixed(2)}`;
  const isGood =
    wordErrorRate <= MAX_WORD_ERROR_RATE &&
    coverage >= MIN_COVERAGE &&
    cutShare === 0 &&
    collisions === 0;
  if (!isGood) throw new CliError(EXIT.failed, `This dub is no good as a sample: ${said}.`);
  return said;
}
