/** Joins class names; skips false, null and undefined. */
export const cn = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(" ");
