import { cn } from "./cn.ts";

/** The phrases of both lanes; original and dub start together. */
const PHRASES = [
  { start: 2, original: 20, dub: 23 },
  { start: 31, original: 13, dub: 11 },
  { start: 50, original: 24, dub: 26 },
  { start: 82, original: 14, dub: 15 },
];
const BAR_GAP = 1.15;

/** Draws two lanes of speech whose phrases start together. Needs a dark background. */
export function LaneMotif({ className }: { className?: string }) {
  return (
    <div aria-hidden className={cn("grid gap-2", className)}>
      <Lane lengthOf={(phrase) => phrase.original} seed={3} className="stroke-on-frame/40" />
      <Lane lengthOf={(phrase) => phrase.dub} seed={11} className="stroke-dub" />
    </div>
  );
}

interface LaneProps {
  lengthOf: (phrase: (typeof PHRASES)[number]) => number;
  seed: number;
  className: string;
}

function Lane({ lengthOf, seed, className }: LaneProps) {
  const bars = PHRASES.flatMap((phrase) => {
    const count = Math.floor(lengthOf(phrase) / BAR_GAP);
    return Array.from({ length: count }, (_, i) => {
      const height = barHeight(i, count, seed + phrase.start);
      return `M${phrase.start + i * BAR_GAP} ${4.5 - height / 2}v${height}`;
    });
  });
  return (
    <svg viewBox="0 0 100 9" className="w-full rounded-md bg-frame-soft" aria-hidden>
      <path d={bars.join("")} strokeWidth={0.65} strokeLinecap="round" className={className} />
    </svg>
  );
}

/**
 * Returns a bar's height: louder in the middle of a phrase, with a ripple that is the same on every
 * render.
 */
function barHeight(i: number, bars: number, seed: number): number {
  const swell = Math.sin((Math.PI * (i + 0.7)) / (bars + 0.4));
  const ripple = 0.55 + 0.45 * Math.abs(Math.sin(seed * 12.9 + i * 1.7));
  return Math.max(0.15, 6 * swell * ripple);
}
