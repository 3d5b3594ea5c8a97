/** Joins class names; what is false is left out. */
export const cn = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(" ");
