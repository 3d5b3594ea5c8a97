/** Temporal's documented limit for a static summary, in bytes of UTF-8. */
const MAX_BYTES = 200;

const encoder = new TextEncoder();

/**
 * Builds a workflow's title for Temporal UI: `before`, `name`, `after`, on one line of at most 200
 * bytes. Truncates a longer name at its end.
 */
export function summarise(before: string, name: string, after = ""): string {
  // Line breaks and other control characters would end the title early.
  const plain = name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  const full = `${before} ${plain}${after}`;
  if (sizeOf(full) <= MAX_BYTES) return full;
  const room = MAX_BYTES - sizeOf(`${before} …${after}`);
  return `${before} ${cutTo(plain, room)}…${after}`;
}

const sizeOf = (text: string): number => encoder.encode(text).length;

/** Truncates `text` to at most `bytes` bytes of UTF-8 without splitting a character. */
function cutTo(text: string, bytes: number): string {
  let cut = "";
  let used = 0;
  for (const character of text) {
    used += sizeOf(character);
    if (used > bytes) break;
    cut += character;
  }
  return cut.trimEnd();
}
