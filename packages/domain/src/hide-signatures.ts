/** Makes presigned addresses in a text worthless: ffmpeg says which address it could not read. */
export const hideSignatures = (text: string): string =>
  text.replaceAll(/(Signature(?:=|%3D))[\w%/+.~-]+/gi, "$1hidden");

/**
 * Hides signatures in an error's message and stack and in those of its causes, in place, so that it
 * may be kept where others read it.
 * @returns the same error
 */
export function hideSignaturesIn<T>(error: T): T {
  const seen = new Set<unknown>();
  for (let at: unknown = error; at instanceof Error && !seen.has(at); at = at.cause) {
    seen.add(at);
    for (const field of ["message", "stack"] as const) {
      const value = hideSignatures(at[field] ?? "");
      // Defined, since a DOMException's message cannot be assigned.
      if (value !== (at[field] ?? "")) Object.defineProperty(at, field, { value });
    }
  }
  return error;
}
