/** Returns a text with a capital at its start if the pattern has one there. */
export const caseLike = (pattern: string, text: string): string =>
  /^\p{Lu}/u.test(pattern) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** Puts words before a text and moves a capital at its start to them. */
export function prepend(words: string, text: string): string {
  const lower = text.charAt(0).toLowerCase() + text.slice(1);
  return caseLike(text, words) + lower;
}

/** Returns a replacer that keeps a capital letter at the start of what it replaces. */
export const keepCapital =
  (plain: string) =>
  (found: string, ...groups: (string | number | undefined)[]): string => {
    const words = plain.replace(/\$(\d)/g, (_, n) => `${groups[Number(n) - 1] ?? ""}`);
    return caseLike(found, words);
  };
