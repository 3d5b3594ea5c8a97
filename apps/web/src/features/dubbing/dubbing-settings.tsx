import type { LanguageCode } from "@dubdeck/domain";
import { useState } from "react";
import { trpc } from "../../lib/trpc.ts";
import { notify } from "../../lib/notify.ts";
import { Button } from "../../ui/button.tsx";
import { Switch } from "../../ui/switch.tsx";
import { usePlan } from "../auth/use-plan.ts";
import { FreeTierNotice } from "./free-tier-notice.tsx";
import { LanguageSelect } from "./language-select.tsx";
import { useStartDub } from "./use-start-dub.ts";
import { VoiceSelect } from "./voice-select.tsx";

interface Props {
  videoId: string;
  onStarted: (jobId: string) => void;
}

/** What a dub needs: a language, a voice, and whether the original audio stays. */
export function DubbingSettings({ videoId, onStarted }: Props) {
  const plan = usePlan();
  const { data: defaults } = trpc.settings.get.useQuery(undefined, {
    enabled: plan === "enterprise",
  });
  const [chosenLanguage, setLanguage] = useState<LanguageCode | "" | null>(null);
  const [chosenVoice, setVoice] = useState<string | null>(null);
  const [dualAudio, setDualAudio] = useState(false);
  const { start, isStarting } = useStartDub(onStarted);

  const language = chosenLanguage ?? defaults?.defaultLanguage ?? "";
  const voice = chosenVoice ?? (chosenLanguage === null ? defaults?.defaultVoice : null) ?? "";
  const incomplete = !language || !voice;

  function submit() {
    if (incomplete) {
      const description = "Please select a target language and voice";
      return notify({ title: "Missing Information", description, tone: "destructive" });
    }
    start({ videoId, targetLanguage: language, voicePreset: voice, dualAudio });
  }

  return (
    <form
      className="flex flex-1 flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <LanguageSelect
        value={language}
        onChange={(next) => {
          setLanguage(next);
          setVoice("");
        }}
      />
      <VoiceSelect language={language} value={voice} onChange={setVoice} />
      <Switch
        label="Keep original audio track"
        hint="The video gets two audio tracks: the dub and the original."
        checked={dualAudio}
        onChange={setDualAudio}
      />
      {plan === "starter" && <FreeTierNotice />}
      <Button type="submit" disabled={isStarting || incomplete} className="mt-auto">
        {isStarting ? "Starting..." : "Start Dubbing"}
      </Button>
    </form>
  );
}
