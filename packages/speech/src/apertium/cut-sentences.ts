/**
 * Lines are cut where they get too long, also in the middle of a phrase, which can't be translated
 * by halves. Such lines are put together before the translation and cut again after it.
 */

/** Long enough for any sentence; speech without punctuation must not become one endless line. */
const MAX_CHARS = 300;

/** Indexes of the lines that belong together: each but a group's last ends without punctuation. */
export function groupLines(texts: readonly string[]): number[][] {
  const groups: number[][] = [];
  let chars = 0;
  for (const [i, text] of texts.entries()) {
    const open = /[\p{L}\p{N}]$/u.test(texts[i - 1]?.trim() ?? "");
    chars += text.length;
    if (open && text.trim() !== "" && chars <= MAX_CHARS) groups.at(-1)?.push(i);
    else {
      groups.push([i]);
      chars = text.length;
    }
  }
  return groups;
}

/** How many characters nearer a cut after punctuation counts than one inside a phrase. */
const PUNCTUATION_BONUS = 10;

/**
 * Cuts a text between its words into as many parts as there are shares, in their proportion. Where
 * it has fewer words than parts, the last ones are empty.
 */
export function divideText(text: string, shares: readonly number[]): string[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const gaps = Array.from(text.matchAll(/\s+/g), ({ index }) => index);
  const cuts = [0];
  let passed = 0;
  for (const share of shares.slice(0, -1)) {
    passed += share;
    const ideal = (text.length * passed) / total;
    const cost = (gap: number): number =>
      Math.abs(gap - ideal) - (/[,.;:!?…]/.test(text.charAt(gap - 1)) ? PUNCTUATION_BONUS : 0);
    const free = gaps.filter((gap) => gap > (cuts.at(-1) ?? 0));
    cuts.push(free.toSorted((a, b) => cost(a) - cost(b))[0] ?? text.length);
  }
  return cuts.map((cut, i) => text.slice(cut, cuts[i + 1]).trim());
}
