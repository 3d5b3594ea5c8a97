import { type LanguageCode, parseMix, type Voice, type VoiceCalibration } from "@dubdeck/domain";
import { rateAt } from "@dubdeck/dubbing";

/**
 * Describes how a mix of two of an engine's voices speaks a language, interpolated from the two
 * voices. Null if the id is not a mix of mixable voices, or no voice speaks the language.
 */
export function mixVoices(
  voices: readonly Voice[],
  id: string,
  language: LanguageCode,
): Voice | null {
  const mix = parseMix(id);
  const parent = (part: string | undefined): Voice | undefined =>
    voices.find((voice) => voice.mixable && voice.id === part);
  const [first, second] = [parent(mix?.first), parent(mix?.second)];
  if (!mix || !first || !second || voices.every((voice) => voice.language !== language)) {
    return null;
  }
  const share = mix.percent / 100;
  return {
    id,
    name: `${first.name} + ${second.name}`,
    gender: first.gender === second.gender ? first.gender : "neutral",
    style: "Custom",
    language,
    native: first.language === language && second.language === language,
    robotic: false,
    mixable: false,
    custom: true,
    pitchHz: pitchBetween(first.pitchHz, second.pitchHz, share),
    calibration: calibrationBetween(
      calibrationIn(voices, first, language),
      calibrationIn(voices, second, language),
      share,
    ),
  };
}

/** Interpolates logarithmically, as pitch is perceived. */
function pitchBetween(a: number | null, b: number | null, share: number): number | null {
  return a && b && Math.exp(share * Math.log(a) + (1 - share) * Math.log(b));
}

function calibrationBetween(
  a: VoiceCalibration | null,
  b: VoiceCalibration | null,
  share: number,
): VoiceCalibration | null {
  if (!a || !b) return null;
  const between = (x: number, y: number): number => share * x + (1 - share) * y;
  return {
    // A mix is assumed to be only as clear as the less clear voice.
    clearSpeed: Math.min(a.clearSpeed, b.clearSpeed),
    rates: a.rates.map(({ speed, syllablesPerSecond, wordErrorRate }) => ({
      speed,
      syllablesPerSecond: between(syllablesPerSecond, rateAt(b, speed)),
      wordErrorRate: between(wordErrorRate, errorsAt(b, speed)),
    })),
  };
}

/**
 * Returns a voice's calibration in a language: as measured in its own language; in another, scaled by
 * the averages of both languages; the language's average if the voice was never measured.
 */
function calibrationIn(
  voices: readonly Voice[],
  { language: own, calibration }: Voice,
  language: LanguageCode,
): VoiceCalibration | null {
  if (calibration && own === language) return calibration;
  const usual = usualCalibration(voices, language);
  const usualOwn = usualCalibration(voices, own);
  if (!calibration || !usual || !usualOwn) return usual;
  return {
    clearSpeed: Math.min(
      Math.max(...usual.rates.map(({ speed }) => speed)),
      (usual.clearSpeed * calibration.clearSpeed) / usualOwn.clearSpeed,
    ),
    rates: usual.rates.map((rate) => ({
      ...rate,
      syllablesPerSecond:
        (rate.syllablesPerSecond * rateAt(calibration, rate.speed)) / rateAt(usualOwn, rate.speed),
    })),
  };
}

/** Returns the average of a language's measured voices; null if there are none. */
function usualCalibration(
  voices: readonly Voice[],
  language: LanguageCode,
): VoiceCalibration | null {
  const measured = voices.flatMap((voice) =>
    voice.language === language && voice.calibration ? [voice.calibration] : [],
  );
  const [first] = measured;
  if (!first) return null;
  return {
    clearSpeed: mean(measured.map(({ clearSpeed }) => clearSpeed)),
    rates: first.rates.map(({ speed }) => ({
      speed,
      syllablesPerSecond: mean(measured.map((calibration) => rateAt(calibration, speed))),
      wordErrorRate: mean(measured.map((calibration) => errorsAt(calibration, speed))),
    })),
  };
}

/** Returns the word error rate at the nearest measured speed. */
function errorsAt({ rates }: VoiceCalibration, speed: number): number {
  const nearest = rates.toSorted((a, b) => Math.abs(a.speed - speed) - Math.abs(b.speed - speed));
  return nearest[0]?.wordErrorRate ?? 0;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
