import { MIX_RATE } from "@dubdeck/media";
import type { Speak } from "./voice-engine.ts";

/** One speaker's uninterrupted speech. */
export interface Turn {
  readonly speaker: string;
  /** A voice of the speech server. */
  readonly voice: string;
  /**
   * The text, with pauses inside a sentence in brackets, in ms: `We wanted [700] to leave early.`
   */
  readonly text: string;
  /**
   * Silence in ms after the previous turn, 600 by default; negative if this turn starts before the
   * previous one ends.
   */
  readonly gapMs?: number;
}

/** A turn in the finished clip; times in seconds. */
export interface SpokenTurn {
  readonly speaker: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const GAP_MS = 600;
const PAUSE = /\s*\[(\d+)\]\s*/;

/**
 * Synthesizes the turns and lays them out one after another, with `edgeMs` of silence before and
 * after.
 */
export async function layOut(
  turns: readonly Turn[],
  speak: Speak,
  edgeMs: number,
): Promise<{ samples: Int16Array<ArrayBuffer>; utterances: SpokenTurn[] }> {
  const placed: { at: number; samples: Int16Array }[] = [];
  const utterances: SpokenTurn[] = [];
  let end = toSamples(edgeMs);
  for (const [i, { speaker, voice, text, gapMs = GAP_MS }] of turns.entries()) {
    const samples = await speakWithPauses(text, (part) => speak(part, voice));
    const at = Math.max(0, i === 0 ? end : end + toSamples(gapMs));
    placed.push({ at, samples });
    end = Math.max(end, at + samples.length);
    const plain = text
      .split(PAUSE)
      .filter((_, part) => part % 2 === 0)
      .join(" ");
    const [start, stop] = [toSeconds(at), toSeconds(at + samples.length)];
    utterances.push({ speaker, start, end: stop, text: plain });
  }
  const mixed = new Int16Array(end + toSamples(edgeMs));
  for (const { at, samples } of placed) {
    for (const [i, sample] of samples.entries())
      mixed[at + i] = clamp((mixed[at + i] ?? 0) + sample);
  }
  return { samples: mixed, utterances };
}

async function speakWithPauses(
  text: string,
  speak: (part: string) => Promise<Int16Array>,
): Promise<Int16Array> {
  const parts = await Promise.all(
    text
      .split(PAUSE)
      .map(async (part, i) =>
        i % 2 === 0 ? await speak(part) : new Int16Array(toSamples(Number(part))),
      ),
  );
  const samples = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return samples;
}

const clamp = (sample: number): number => Math.max(-32_768, Math.min(32_767, sample));
const toSamples = (ms: number): number => Math.round((ms * MIX_RATE) / 1000);
const toSeconds = (samples: number): number => Number((samples / MIX_RATE).toFixed(3));
