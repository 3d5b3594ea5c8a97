import { type CustomVoice, customVoiceSchema, type Voice, voiceSchema } from "@dubdeck/domain";
import { z } from "zod";

const { id, name, gender, style, language, native, robotic, mixable, custom, pitchHz } =
  voiceSchema.shape;

export const restVoiceSchema = z
  .object({
    id: id.meta({ description: "What `voice_preset` takes, for example ef_dora." }),
    name,
    gender,
    style,
    language,
    native: native.meta({ description: "Whether the voice was trained on this language." }),
    robotic: robotic.meta({ description: "Sounds like a machine; there is no better one." }),
    mixable: mixable.meta({ description: "Whether a custom voice can be mixed from it." }),
    custom: custom.meta({ description: "Mixed by you; it speaks every language." }),
    pitch_hz: pitchHz.meta({ description: "Median pitch; null when not measured." }),
  })
  .meta({ id: "Voice" });

export const toRestVoice = (voice: Voice): z.infer<typeof restVoiceSchema> => ({
  id: voice.id,
  name: voice.name,
  gender: voice.gender,
  style: voice.style,
  language: voice.language,
  native: voice.native,
  robotic: voice.robotic,
  mixable: voice.mixable,
  custom: voice.custom,
  pitch_hz: voice.pitchHz,
});

const mixed = customVoiceSchema.shape;

export const restCustomVoiceSchema = z
  .object({
    id: mixed.id,
    name: mixed.name,
    voice_preset: mixed.voice.meta({ description: "What a job takes. It stays when renamed." }),
    first: mixed.first.meta({ description: "The voice with the larger share." }),
    second: mixed.second,
    percent: mixed.percent.meta({ description: "Share of the first voice." }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "CustomVoice" });

export const toRestCustomVoice = (voice: CustomVoice): z.infer<typeof restCustomVoiceSchema> => ({
  id: voice.id,
  name: voice.name,
  voice_preset: voice.voice,
  first: voice.first,
  second: voice.second,
  percent: voice.percent,
  created_at: voice.createdAt.toISOString(),
});
