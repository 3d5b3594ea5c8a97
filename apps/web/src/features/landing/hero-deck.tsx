import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/cn.ts";
import { LaneMotif } from "../../ui/lane-motif.tsx";
import { scrollToSection } from "./scroll-to-section.ts";

const LINES = [
  { code: "es", name: "Spanish", text: "Cada historia merece ser entendida." },
  { code: "fr", name: "French", text: "Chaque histoire mérite d'être comprise." },
  { code: "it", name: "Italian", text: "Ogni storia merita di essere capita." },
  { code: "pt", name: "Portuguese", text: "Toda história merece ser entendida." },
] as const;

/** A dub at a glance: one spoken line, its translation, and both on the same clock. */
export function HeroDeck() {
  const [chosen, setChosen] = useState<(typeof LINES)[number]>(LINES[0]);
  return (
    <figure className="grid gap-5 rounded-xl border border-on-frame/10 bg-frame p-5 text-on-frame shadow-raised sm:p-7">
      <figcaption className="flex items-center justify-between gap-4 text-sm">
        <span className="font-medium">launch-film.mp4</span>
        <span className="font-mono text-xs text-on-frame/70">00:12 / 00:45</span>
      </figcaption>
      <div className="grid min-h-40 content-end gap-3 rounded-lg bg-frame-soft p-5 sm:min-h-48">
        <p className="text-sm text-on-frame/70">“Every story deserves to be understood.”</p>
        <p lang={chosen.code} className="text-xl leading-snug font-semibold sm:text-2xl">
          “{chosen.text}”
        </p>
      </div>
      <div className="grid gap-2">
        <LaneMotif />
        <p className="flex justify-between font-mono text-xs">
          <span className="text-on-frame/70">original · English</span>
          <span className="text-dub">dub · {chosen.name}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {LINES.map((line) => (
          <button
            key={line.code}
            type="button"
            aria-pressed={line === chosen}
            onClick={() => setChosen(line)}
            className={cn(
              "rounded-full px-3 py-1.5 text-sm font-medium transition-colors outline-on-frame",
              line === chosen ? "bg-on-frame text-frame" : "bg-frame-soft hover:bg-on-frame/20",
            )}
          >
            {line.name}
          </button>
        ))}
        <Button
          size="sm"
          className="ml-auto outline-on-frame"
          onClick={() => scrollToSection("demo")}
        >
          Try Now
        </Button>
      </div>
    </figure>
  );
}
