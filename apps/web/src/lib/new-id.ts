let count = 0;

/**
 * Returns an id that is unique within this page load. `crypto.randomUUID` is missing on plain http.
 */
export const newId = (): string => `local-${(count += 1)}`;
