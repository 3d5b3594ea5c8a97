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

/** A speaker whose sex may be unknown, where the engine can't tell speakers apart. */
export type SpeakerProfile = Omit<Speaker, "sex"> & { readonly sex: Speaker["sex"] | null };

/**
 * The voice of each speaker, by speaker id. A voice chosen for a speaker is theirs; one chosen for
 * the whole dub goes to the speaker who speaks most of the others. Everyone else gets the free
 * voice closest to their own among those that are clear, of their own sex first; those who speak
 * more choose first. Voices are shared only when all are taken.
 * @param voices what the plan offers in the target language, best ones first
 * @throws RangeError when there are no voices
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

/** The first of the closest voices; undefined of none. */
function closest(speaker: SpeakerProfile, voices: readonly Voice[]): Voice | undefined {
  return voices.toSorted((a, b) => distance(speaker, a) - distance(speaker, b))[0];
}

/** How far a voice is from a speaker's: an octave counts like all that embeddings can differ by. */
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
 * How hard a voice is to understand, and how far it falls short of the language's natural rate: an
 * octave short, or four words in ten misheard, count 1. Voices that were not measured count as fair.
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
/** Lines are seldom spoken faster. */
const USUAL_SPEED = 1.3;

/** Typical distance of two voices of the same sex. */
const UNKNOWN_OCTAVES = 0.25;
/** A voice that is neither counts less far than one of the other sex only by its pitch. */
const OTHER_SEX = 2;
/** Native voices are understood a little better. */
const FOREIGN = 0.1;
