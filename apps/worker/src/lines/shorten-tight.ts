import type { FixedWord, LanguageCode } from "@dubdeck/domain";
import { type Line, type Pacing, shorterWordings, tightLines } from "@dubdeck/dubbing";

interface Wording {
  readonly pacing: Pacing;
  readonly target: LanguageCode;
  /** The account's words, which stay. */
  readonly terms?: readonly FixedWord[];
}

/** Words the lines that do not fit more shortly: by a step, and those that still do not fit by one more. */
export function shortenTight(
  lines: readonly Line[],
  { pacing, target, terms = [] }: Wording,
): Line[] {
  const shortened = (text: string): string => {
    const [brief = text] = shorterWordings(text, target);
    const lost = terms.some(({ wanted }) => text.includes(wanted) && !brief.includes(wanted));
    return lost ? text : brief;
  };
  const step = (worded: readonly Line[]): Line[] => {
    const tight = tightLines(worded, pacing);
    return worded.map((line) =>
      line.text !== null && tight.has(line.id) ? { ...line, text: shortened(line.text) } : line,
    );
  };
  return step(step(lines));
}
