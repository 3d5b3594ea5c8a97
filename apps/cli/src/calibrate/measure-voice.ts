import { createHash } from "node:crypto";
import type { LanguageCode } from "@dubdeck/domain";
import { countSyllables, heardErrorRate, soundBounds } from "@dubdeck/dubbing";
import { MIX_RATE, stretchClip, wavOf } from "@dubdeck/media";
import { z } from "zod";
import type { ServedVoice, SpeechServer } from "../speech-server.ts";
import { passageOf, PROMPTS, TEXTS } from "./texts.ts";

const SPEEDS = [1, 1.15, 1.3, 1.45] as const;
const STRETCHES = [1, 1.15, 1.25, 1.4, 1.55, 1.7] as const;

const rateSchema = z.object({
  speed: z.number(),
  /** Articulation rate, without pauses of at least 150 ms. */
  syllables_per_second: z.number(),
  /** Recogniser's word error rate, or character error rate in ar, ja, tr and zh. */
  word_error_rate: z.number(),
});

const stretchSchema = z.object({
  /** Multiple of the voice's own pace, by time-stretching. */
  factor: z.number(),
  word_error_rate: z.number(),
});

export const calibrationSchema = z.object({
  /** Hash of the clip at speed 1, its text and the recogniser. */
  measured: z.string(),
  pitch_hz: z.number().nullable(),
  /** CAM++ embedding of the voice. */
  embedding: z.array(z.number()).nullable(),
  rates: z.array(rateSchema),
  /** How well stretched speech is understood, and a hash like `measured` for it. */
  stretched: z.array(stretchSchema).optional(),
  stretched_measured: z.string().optional(),
});
export type Calibration = z.infer<typeof calibrationSchema>;

/**
 * Measures a voice's rate and intelligibility at each speed, its pitch and its embedding.
 * @param before an earlier measurement, reused as far as it is still valid
 */
export async function measureVoice(
  server: SpeechServer,
  voice: ServedVoice,
  recognizer: string,
  before?: Calibration,
  { text = TEXTS[voice.language], passage = passageOf(voice.language) } = {},
): Promise<Calibration> {
  const first = await server.speak(text, voice.id, 1);
  const measured = hashOf(text, recognizer, first);
  const valid = before?.measured === measured ? before : undefined;
  const rates = valid?.rates ?? [];
  for (const speed of SPEEDS.slice(rates.length)) {
    const wav = speed === 1 ? first : await server.speak(text, voice.id, speed);
    rates.push(await measureRate(server, { text, language: voice.language, speed }, wav));
  }
  const speaker = valid?.embedding
    ? null
    : (await server.speakers({ bytes: first, name: "voice.wav" }))?.[0];
  return {
    measured,
    pitch_hz: speaker?.pitch_hz ?? valid?.pitch_hz ?? null,
    embedding: speaker?.embedding?.map((value) => round(value, 4)) ?? valid?.embedding ?? null,
    rates,
    ...(await measureStretched(server, { voice, recognizer, passage }, before)),
  };
}

async function measureStretched(
  server: SpeechServer,
  { voice, recognizer, passage }: { voice: ServedVoice; recognizer: string; passage: string },
  before: Calibration | undefined,
): Promise<Required<Pick<Calibration, "stretched" | "stretched_measured">>> {
  const spoken = await server.speak(passage, voice.id, 1);
  const hash = hashOf(passage, recognizer, spoken);
  const known = before?.stretched_measured === hash ? (before.stretched ?? []) : [];
  const stretched: z.infer<typeof stretchSchema>[] = [];
  for (const factor of STRETCHES) {
    const measured = known.find((each) => each.factor === factor);
    if (measured) {
      stretched.push(measured);
      continue;
    }
    const wav = wavOf(await stretchClip(spoken, factor), MIX_RATE);
    const heard = await hear(server, wav, voice.language);
    stretched.push({ factor, word_error_rate: errorsIn(passage, heard, voice.language) });
  }
  return { stretched, stretched_measured: hash };
}

const hashOf = (text: string, recognizer: string, spoken: Uint8Array): string =>
  createHash("sha256").update(text).update(recognizer).update(spoken).digest("hex").slice(0, 16);

/** Returns what the recogniser hears. */
const hear = async (
  server: SpeechServer,
  bytes: Uint8Array<ArrayBuffer>,
  language: LanguageCode,
): Promise<string> =>
  (await server.transcribe({ bytes, name: "voice.wav" }, language, PROMPTS[language])).text;

const errorsIn = (text: string, heard: string, language: LanguageCode): number =>
  round(heardErrorRate(text, heard, language), 3);

async function measureRate(
  server: SpeechServer,
  { text, language, speed }: { text: string; language: LanguageCode; speed: number },
  wav: Uint8Array<ArrayBuffer>,
): Promise<z.infer<typeof rateSchema>> {
  const { startSample, endSample, pauseMs } = soundBounds(await stretchClip(wav, 1), MIX_RATE);
  const soundingMs = ((endSample - startSample) * 1000) / MIX_RATE - pauseMs;
  return {
    speed,
    syllables_per_second: round((countSyllables(text, language) * 1000) / soundingMs, 2),
    word_error_rate: errorsIn(text, await hear(server, wav, language), language),
  };
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
