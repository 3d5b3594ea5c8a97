let count = 0;

/** A name for something of this visit. `crypto.randomUUID` is missing where the site is plain http. */
export const newId = (): string => `local-${(count += 1)}`;
