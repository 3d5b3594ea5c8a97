import { LaneMotif } from "./lane-motif.tsx";

/** Draws a video frame with a subtitle in both languages. */
export function DubFrame() {
  return (
    <div className="relative grid aspect-4/3 content-end overflow-hidden rounded-lg bg-linear-to-b from-dusk-high to-dusk-low to-75% sm:aspect-video">
      <Hills />
      <div className="relative grid gap-1.5 bg-linear-to-t from-frame/90 to-transparent px-5 pt-10 pb-5 sm:px-6">
        <p className="text-sm text-on-frame/85">“Every story deserves to be understood.”</p>
        <p lang="es" className="text-xl leading-snug font-semibold sm:text-2xl">
          “Cada historia merece ser entendida.”
        </p>
      </div>
    </div>
  );
}

interface LanesProps {
  /** Name of the dub's language. */
  language: string;
  /** Playback position, 0 to 1. */
  progress: number;
}

/** Draws the original and the dubbed speech on a common time axis. */
export function DubLanes({ language, progress }: LanesProps) {
  return (
    <div className="grid gap-2">
      <div className="relative">
        <LaneMotif />
        <span
          aria-hidden
          className="absolute -inset-y-1 w-0.5 rounded-full bg-on-frame"
          style={{ left: `${progress * 100}%` }}
        />
      </div>
      <p className="flex justify-between font-mono text-xs">
        <span className="text-on-frame/70">original · English</span>
        <span className="text-dub">dub · {language}</span>
      </p>
    </div>
  );
}

/** Draws the background of the frame: hills at dusk. */
function Hills() {
  return (
    <svg
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 size-full"
      aria-hidden
    >
      <circle cx="112" cy="37" r="11" className="fill-dusk-sun" />
      <path d="M0 62C22 44 40 46 62 56s50-4 98 2v32H0z" className="fill-hill-far" />
      <path d="M0 74c34-14 62 4 92-2s46-14 68-10v28H0z" className="fill-hill-near" />
    </svg>
  );
}
