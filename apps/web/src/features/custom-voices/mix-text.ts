import type { VoiceMix } from "@dubdeck/domain";

/** Formats a mix, such as `60 % Heart, 40 % Onyx`. */
export function mixText(
  { first, second, percent }: VoiceMix,
  nameOf: (id: string) => string,
): string {
  return `${percent} % ${nameOf(first)}, ${100 - percent} % ${nameOf(second)}`;
}
