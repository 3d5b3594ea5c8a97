/** Formats ms as `00:01:02.345`, with this separator before the milliseconds. */
export function formatTime(ms: number, separator: "," | "." = "."): string {
  const pad = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, "0");
  const clock = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map((part) => pad(part));
  return `${clock.join(":")}${separator}${pad(ms % 1000, 3)}`;
}

const TIME = /^(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,5})(?:[.,](\d{1,9}))?$/;

/**
 * Parses a time such as `00:01:02.345`, `1:02,3` or `62.345` (seconds) to ms; returns null for
 * anything else.
 */
export function parseTime(text: string): number | null {
  const found = TIME.exec(text.trim());
  if (!found) return null;
  const [, hours = "0", minutes = "0", seconds = "0", fraction = "0"] = found;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole * 1000 + Math.round(Number(`0.${fraction}`) * 1000);
}
