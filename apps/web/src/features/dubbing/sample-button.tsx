import type { LanguageCode } from "@dubdeck/domain";
import { Square, Volume2 } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { useSample } from "./use-sample.ts";

interface Props {
  voice: string;
  name: string;
  language: LanguageCode;
}

const ICON = "size-4.5";

/** Plays or stops a short sample of a voice. */
export function SampleButton({ voice, name, language }: Props) {
  const { state, play, stop } = useSample(voice, language);
  const label = state === "silent" ? `Hear ${name}` : `Stop ${name}`;
  return (
    <Tooltip text={label}>
      <Button
        variant="secondary"
        size="icon"
        className="size-11"
        aria-label={label}
        aria-busy={state === "loading"}
        onClick={() => (state === "silent" ? void play() : stop())}
      >
        {state === "silent" && <Volume2 className={ICON} aria-hidden />}
        {state === "loading" && <Spinner />}
        {state === "playing" && <Square className={ICON} fill="currentColor" aria-hidden />}
      </Button>
    </Tooltip>
  );
}
