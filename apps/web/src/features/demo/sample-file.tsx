import { SAMPLE_LANGUAGES, type SampleLanguage } from "@dubdeck/domain";
import { Download, FileVideo, Play, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { SampleDeck } from "../sample/sample-deck.tsx";
import { sampleUrl } from "../sample/sample-url.ts";

interface Props {
  /** The chosen target language; the sample is not available in all of them. */
  language: string;
  onRunAgain: () => void;
}

/** Shows the demo's result: a mock file and a real dub to play. */
export function SampleFile({ language, onRunAgain }: Props) {
  const [playing, setPlaying] = useState(false);
  const heard = SAMPLE_LANGUAGES.find((code) => code === language) ?? "es";
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-4 rounded-lg bg-well p-4">
        <FileVideo className="size-8 text-brand" aria-hidden />
        <div className="min-w-0 flex-1 basis-40">
          <p className="truncate font-medium">sample-video.mp4</p>
          <p className="text-sm text-soft tabular-nums">2.4 MB · 00:45</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => setPlaying(true)}>
            <Play className="size-4" aria-hidden />
            Preview
          </Button>
          <Button variant="secondary" size="sm" onClick={() => save(heard)}>
            <Download className="size-4" aria-hidden />
            Download
          </Button>
          <Button variant="ghost" size="sm" onClick={onRunAgain}>
            <RotateCcw className="size-4" aria-hidden />
            Run it again
          </Button>
        </div>
      </div>
      {heard !== language && <p className="text-sm text-soft">{NOT_IN_THIS_LANGUAGE}</p>}
      {playing && <SampleDeck key={heard} first={heard} />}
    </div>
  );
}

const NOT_IN_THIS_LANGUAGE =
  "The sample is available in Spanish, French, Italian and Portuguese. This is the Spanish version.";

/** Downloads the sample under this name; `download` works because the URL is same-origin. */
function save(language: SampleLanguage): void {
  const link = document.createElement("a");
  link.href = sampleUrl(language, "mp4");
  link.download = `sample-video.${language}.mp4`;
  link.click();
}
