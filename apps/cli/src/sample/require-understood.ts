import { reportSchema } from "@dubdeck/dubbing";
import { CliError, EXIT } from "../exit-codes.ts";

/** A recogniser must get more than six of ten words right, including names. */
const MAX_WORD_ERROR_RATE = 0.35;
const MIN_COVERAGE = 0.9;

/**
 * Checks that a finished dub is intelligible; returns its measurements in a few words.
 * @throws CliError if the dub is not good enough as a sample
 */
export function requireUnderstood(report: unknown): string {
  const { heard, cutShare, collisions } = reportSchema.parse(report).job;
  if (!heard) throw new CliError(EXIT.failed, "This dub was not checked by a recogniser.");
  const { wordErrorRate, coverage } = heard;
  const said = `word error rate ${wordErrorRate.toFixed(2)}, coverage ${coverage.toFixed(2)}`;
  const isGood =
    wordErrorRate <= MAX_WORD_ERROR_RATE &&
    coverage >= MIN_COVERAGE &&
    cutShare === 0 &&
    collisions === 0;
  if (!isGood) throw new CliError(EXIT.failed, `This dub is not good enough as a sample: ${said}.`);
  return said;
}
