import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/cn.ts";
import { DubPicture } from "../../ui/dub-picture.tsx";
import { scrollToSection } from "./scroll-to-section.ts";

const LINES = [
  { code: "es", language: "Spanish", text: "Cada historia merece ser entendida." },
  { code: "fr", language: "French", text: "Chaque histoire mérite d'être comprise." },
  { code: "it", language: "Italian", text: "Ogni storia merita di essere capita." },
  { code: "pt", language: "Portuguese", text: "Toda história merece ser entendida." },
] as const;

/** The product in one picture: the same line of a film in the language one chooses. */
export function HeroDeck() {
  const [chosen, setChosen] = useState<(typeof LINES)[number]>(LINES[0]);
  return (
    <figure className="grid gap-5 rounded-xl border border-on-frame/10 bg-frame p-4 text-on-frame shadow-raised sm:p-6">
      <figcaption className="flex items-center justify-between gap-4 text-sm">
        <span className="font-medium">launch-film.mp4</span>
        <span className="font-mono text-xs text-on-frame/70">00:16 / 00:45</span>
      </figcaption>
      <DubPicture {...chosen} />
      <div className="flex flex-wrap items-center gap-2">
        {LINES.map((line) => (
          <button
            key={line.code}
            type="button"
            aria-pressed={line === chosen}
            onClick={() => setChosen(line)}
            className={cn(
              "rounded-full px-3 py-2.5 text-sm font-medium transition-colors outline-on-frame sm:py-1.5",
              line === chosen ? "bg-on-frame text-frame" : "bg-frame-soft hover:bg-on-frame/20",
            )}
          >
            {line.language}
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
