import { AppError, type CustomVoice } from "@dubdeck/domain";

/** Checks that no voice has the name yet, ignoring case. Throws CONFLICT. */
export function requireFreeName(voices: readonly CustomVoice[], name: string): void {
  const other = voices.find((voice) => voice.name.toLowerCase() === name.toLowerCase());
  if (!other) return;
  const message = `You already have a voice named “${other.name}”. Please choose another name.`;
  throw new AppError("CONFLICT", message);
}
