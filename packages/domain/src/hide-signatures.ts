/** Replaces the signatures of presigned URLs in a text, because ffmpeg's errors contain its input URLs. */
export const hideSignatures = (text: string): string =>
  text.replaceAll(/(Signature(?:=|%3D))[\w%/+.~-]+/gi, "$1hidden");

/**
 * Hides signatures in place, in the messages and stacks of an error and its causes, so that the error
 * can be stored where others read it.
 * @returns the same error
 */
export function hideSignaturesIn<T>(error: T): T {
  const seen = new Set<unknown>();
  for (let at: unknown = error; at instanceof Error && !seen.has(at); at = at.cause) {
    seen.add(at);
    for (const field of ["message", "stack"] as const) {
      const value = hideSignatures(at[field] ?? "");
      // defineProperty, because a DOMException's message cannot be assigned.
      if (value !== (at[field] ?? "")) Object.defineProperty(at, field, { value });
    }
  }
  return error;
}
