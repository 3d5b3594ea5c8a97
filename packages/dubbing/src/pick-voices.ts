import { AUTO_VOICE, type Voice } from "@dubdeck/domain";
import { rateAt } from "./rate-limits.ts";
import type { Speaker } from "./speaker.ts";
import { NATURAL_RATE, RATE_NORMS } from "./syllables/rate-norms.ts";

export interface VoiceWishes {
  /** The voice chosen for the whole dub, or AUTO_VOICE. */
  readonly preset: string;
  /** Voices chosen for single speakers, by speaker id; AUTO_VOICE asks for the closest one. */
  readonly bySpeaker?: Readonly<Record<string, string>>;
}

/** A speaker whose sex may be unknown, because the engine cannot tell speakers apart. */
export type SpeakerProfile = Omit<Speaker, "sex"> & { readonly sex: Speaker["sex"] | null };

/**
 * Picks a voice for each speaker, by speaker id. A voice chosen for a speaker goes to that speaker;
 * the voice chosen for the whole dub goes to whoever speaks most among the rest. All others get the
 * closest free voice, preferring clear voices of their own sex; those who speak more pick first.
 * Voices are shared only when all are taken.
 * @param voices the plan's voices in the target language, best first
 * @throws RangeError if there are no voices
 */
export function pickVoices(
  speakers: readonly SpeakerProfile[],
  voices: readonly Voice[],
  { preset, bySpeaker = {} }: VoiceWishes,
): Record<string, string> {
  if (voices.length === 0) throw new RangeError("There are no voices to pick from");
  const picked = new Map<string, string>();
  const waiting = (): SpeakerProfile[] =>
    speakers.filter(({ id }) => !picked.has(id)).toSorted((a, b) => b.ms - a.ms);

  for (const { id } of speakers) {
    const chosen = bySpeaker[id];
    if (chosen !== undefined && chosen !== AUTO_VOICE) picked.set(id, chosen);
  }
  const main = waiting().find(({ id }) => bySpeaker[id] === undefined);
  if (main && preset !== AUTO_VOICE) picked.set(main.id, preset);

  const isFree = ({ id }: Voice): boolean => ![...picked.values()].includes(id);
  for (const candidates of [
    (speaker: SpeakerProfile) => voices.filter((voice) => isFree(voice) && isOfSex(voice, speaker)),
    () => voices.filter(isFree),
    () => voices,
  ]) {
    for (const speaker of waiting()) {
      const voice = closest(speaker, candidates(speaker));
      if (voice) picked.set(speaker.id, voice.id);
    }
  }
  return Object.fromEntries(picked);
}

const isOfSex = ({ gender }: Voice, { sex }: SpeakerProfile): boolean =>
  sex === null || gender === sex;

/** The closest voice, the first on a tie; undefined if there are none. */
function closest(speaker: SpeakerProfile, voices: readonly Voice[]): Voice | undefined {
  return voices.toSorted((a, b) => distance(speaker, a) - distance(speaker, b))[0];
}

/** Distance between a voice and a speaker: an octave of pitch weighs as much as 1 of cosine similarity. */
function distance(speaker: SpeakerProfile, voice: Voice): number {
  const octaves =
    speaker.pitchHz && voice.pitchHz
      ? Math.abs(Math.log2(voice.pitchHz / speaker.pitchHz))
      : UNKNOWN_OCTAVES;
  const otherSex = isOfSex(voice, speaker) ? 0 : OTHER_SEX;
  const accent = voice.native ? 0 : FOREIGN;
  const likeness = speaker.similarity[voice.id] ?? 0;
  return octaves - likeness + otherSex + accent + Number(voice.robotic) + unclearness(voice);
}

/**
 * Penalty for a voice that is hard to understand or slower than the language's natural rate: half that
 * rate, or 4 of 10 words misheard, counts 1. Unmeasured voices get a middling penalty.
 */
function unclearness({ calibration, language }: Voice): number {
  if (!calibration) return UNMEASURED;
  const usual = calibration.rates.filter(({ speed }) => speed <= USUAL_SPEED);
  const errors = usual.reduce((sum, { wordErrorRate }) => sum + wordErrorRate, 0);
  const clearRate = rateAt(calibration, calibration.clearSpeed);
  const short = Math.log2((RATE_NORMS[language] * NATURAL_RATE) / clearRate);
  return (ERROR_WEIGHT * errors) / Math.max(1, usual.length) + Math.max(0, short);
}

const UNMEASURED = 0.3;
const ERROR_WEIGHT = 2.5;
/** Few lines are spoken faster than this. */
const USUAL_SPEED = 1.3;

/** Typical pitch distance between two voices of the same sex. */
const UNKNOWN_OCTAVES = 0.25;
/** Applies to neutral voices too: only their pitch brings them closer than the other sex. */
const OTHER_SEX = 2;
/** Penalty for a non-native voice, which is slightly harder to understand. */
const FOREIGN = 0.1;
