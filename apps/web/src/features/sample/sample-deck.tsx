import {
  languageName,
  SAMPLE_LANGUAGES,
  SAMPLE_ORIGINAL,
  type SampleLanguage,
} from "@dubdeck/domain";
import { Play } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/cn.ts";
import { DubFrame, DubLanes } from "../../ui/dub-picture.tsx";

// Load the player and the sample only on demand.
const SamplePlayer = lazy(async () => ({
  default: (await import("./sample-player.tsx")).SamplePlayer,
}));

const STARTS_WITH: SampleLanguage = "es";

interface Props {
  /** Language to play at once; without it the deck shows a play button. */
  first?: SampleLanguage;
  /** Next step, shown in the corner. */
  children?: ReactNode;
}

/** Plays a real dub: one video in a choice of languages. */
export function SampleDeck({ first, children }: Props) {
  const [language, setLanguage] = useState(first);
  const [progress, setProgress] = useState(0);
  return (
    <figure className="grid gap-5 rounded-xl border border-on-frame/10 bg-frame p-4 text-on-frame shadow-raised sm:p-6">
      <p className="flex items-center justify-between gap-4 text-sm">
        <span className="font-medium">A real dub, made by Dubdeck</span>
        <span className="font-mono text-xs text-on-frame/70">story.mp4</span>
      </p>
      <div className="relative">
        {language ? (
          <Suspense fallback={<DubFrame />}>
            <SamplePlayer language={language} onProgress={setProgress} />
          </Suspense>
        ) : (
          <>
            <DubFrame />
            <Button
              size="lg"
              className="absolute top-[12%] left-1/2 -translate-x-1/2 shadow-raised outline-on-frame"
              onClick={() => setLanguage(STARTS_WITH)}
            >
              <Play className="size-5" aria-hidden />
              Hear it now
            </Button>
          </>
        )}
      </div>
      <DubLanes language={languageName(dubOf(language))} progress={progress} />
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">Language of the sample</legend>
        {SAMPLE_LANGUAGES.map((code) => (
          <button
            key={code}
            type="button"
            aria-pressed={code === language}
            onClick={() => setLanguage(code)}
            className={cn(
              "rounded-full px-3 py-2.5 text-sm font-medium transition-colors outline-on-frame sm:py-1.5",
              code === language ? "bg-on-frame text-frame" : "bg-frame-soft hover:bg-on-frame/20",
            )}
          >
            {code === SAMPLE_ORIGINAL ? "Original" : languageName(code)}
          </button>
        ))}
      </fieldset>
      <figcaption className="flex items-end justify-between gap-6 text-xs text-on-frame/70">
        From Jane Austen’s Sense and Sensibility, read for LibriVox (public domain). The picture and
        the chord are generated.
        {children}
      </figcaption>
    </figure>
  );
}

const dubOf = (language: SampleLanguage = STARTS_WITH) =>
  language === SAMPLE_ORIGINAL ? STARTS_WITH : language;
