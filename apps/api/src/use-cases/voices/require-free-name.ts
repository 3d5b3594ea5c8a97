import { AppError, type CustomVoice } from "@dubdeck/domain";

/** Throws CONFLICT when one of these voices has the name already, in whatever case. */
export function requireFreeName(voices: readonly CustomVoice[], name: string): void {
  const other = voices.find((voice) => voice.name.toLowerCase() === name.toLowerCase());
  if (!other) return;
  const message = `You already have a voice named “${other.name}”. Please choose another name.`;
  throw new AppError("CONFLICT", message);
}
