/** Temporal's documented limit of a static summary, in bytes of UTF-8. */
const MAX_BYTES = 200;

const encoder = new TextEncoder();

/**
 * Builds a workflow's title for Temporal UI, one line of at most 200 bytes: `before`, the name in
 * the middle, `after`. A longer name loses its end.
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

/** Cuts after the last whole character that fits into so many bytes. */
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
