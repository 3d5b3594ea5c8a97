// Separate from the schemas, so that pages that need only these functions do not load zod.

/** A blend of two of an engine's voices. */
export interface VoiceMix {
  /** Engine voice ids. */
  readonly first: string;
  readonly second: string;
  /** Share of the first voice, 1 to 99; the rest is the second's. */
  readonly percent: number;
}

/**
 * Builds the engine's id for a mix, such as `af_heart*0.6+am_onyx*0.4`. The id defines the voice
 * completely, so jobs need to store nothing else. The larger share comes first, so that equal mixes
 * have equal ids.
 */
export function mixId({ first, second, percent }: VoiceMix): string {
  const parts = [
    { voice: first, share: percent },
    { voice: second, share: 100 - percent },
  ];
  return parts
    .toSorted((a, b) => b.share - a.share || (a.voice < b.voice ? -1 : 1))
    .map(({ voice, share }) => `${voice}*${share / 100}`)
    .join("+");
}

/** Parses an id built by mixId; null for any other id. */
export function parseMix(id: string): VoiceMix | null {
  const { first, share, second } = MIX.exec(id)?.groups ?? {};
  if (!first || !second || first === second) return null;
  const mix = { first, second, percent: Math.round(Number(share) * 100) };
  return mixId(mix) === id ? mix : null;
}

const MIX = /^(?<first>[^*+]+)\*(?<share>0\.\d{1,2})\+(?<second>[^*+]+)\*0\.\d{1,2}$/;
