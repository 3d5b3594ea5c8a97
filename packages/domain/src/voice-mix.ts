// Apart from the schemas, so that a page that needs only these does not load zod.

/** Two voices of an engine, blended into one. */
export interface VoiceMix {
  /** The engine's id of each. */
  readonly first: string;
  readonly second: string;
  /** Share of the first voice, 1 to 99; the rest is the second's. */
  readonly percent: number;
}

/**
 * Builds the id by which the engine knows a mix, such as `af_heart*0.6+am_onyx*0.4`. It says all that
 * the voice is made of, so a job that carries it needs no other record. The larger share stands
 * first: equal mixes have equal ids.
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

/** Reads an id that mixId built; null for any other. */
export function parseMix(id: string): VoiceMix | null {
  const { first, share, second } = MIX.exec(id)?.groups ?? {};
  if (!first || !second || first === second) return null;
  const mix = { first, second, percent: Math.round(Number(share) * 100) };
  return mixId(mix) === id ? mix : null;
}

const MIX = /^(?<first>[^*+]+)\*(?<share>0\.\d{1,2})\+(?<second>[^*+]+)\*0\.\d{1,2}$/;
