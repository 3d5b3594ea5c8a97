import { type CustomVoice, customVoiceSchema, type Voice, voiceSchema } from "@dubdeck/domain";
import { toWire, wireSchema } from "./wire.ts";

const voice = voiceSchema.omit({ calibration: true });
export const restVoiceSchema = wireSchema(voice, "Voice");
export const toRestVoice = (row: Voice) => toWire(voice, row);

/** Renames `voice` to `voicePreset`, the name it has in jobs. */
const customVoice = customVoiceSchema
  .omit({ voice: true })
  .extend({ voicePreset: customVoiceSchema.shape.voice });
export const restCustomVoiceSchema = wireSchema(customVoice, "CustomVoice");
export const toRestCustomVoice = (row: CustomVoice) =>
  toWire(customVoice, { ...row, voicePreset: row.voice });
