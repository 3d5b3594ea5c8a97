import type { Job } from "@dubdeck/domain";
import { notify } from "../../lib/notify.ts";
import { Button } from "../../ui/button.tsx";
import { Switch } from "../../ui/switch.tsx";
import { usePlan } from "../auth/use-plan.ts";
import { BackgroundChoice } from "./background-choice.tsx";
import { FreeTierNotice } from "./free-tier-notice.tsx";
import { LanguageSelect } from "./language-select.tsx";
import { SpeakerVoices } from "./speaker-voices.tsx";
import { runningDub, StartObstacle } from "./start-obstacle.tsx";
import { useDubChoices } from "./use-dub-choices.ts";
import { useSpeakers } from "./use-speakers.ts";
import { useStartDub } from "./use-start-dub.ts";
import { VoiceSelect } from "./voice-select.tsx";

interface Props {
  videoId: string;
  /** The video's dubs so far, newest first. */
  jobs: readonly Job[];
  onStarted: (jobId: string) => void;
}

/** What a dub needs: a language, voices, and what is heard beside them. */
export function DubbingSettings({ videoId, jobs, onStarted }: Props) {
  const plan = usePlan();
  const choices = useDubChoices();
  const { language, voice, voices, background, dualAudio } = choices;
  const speakers = useSpeakers(jobs);
  const { start, isStarting, error } = useStartDub(onStarted);
  const running = runningDub(jobs);
  const incomplete = !language || !voice;

  function submit() {
    if (incomplete) {
      const description = "Please select a target language and voice";
      return notify({ title: "Missing Information", description, tone: "destructive" });
    }
    const target = { videoId, targetLanguage: language, voicePreset: voice };
    void start({ ...target, voices, background, dualAudio });
  }

  return (
    <form
      className="flex flex-1 flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <LanguageSelect value={language} onChange={choices.setLanguage} />
      <VoiceSelect language={language} value={voice} onChange={choices.setVoice} />
      <SpeakerVoices
        speakers={speakers}
        language={language}
        preset={voice}
        value={voices}
        onChange={choices.setVoices}
      />
      <BackgroundChoice value={background} onChange={choices.setBackground} />
      <Switch
        label="Keep original audio track"
        hint="The video gets two audio tracks: the dub and the original."
        checked={dualAudio}
        onChange={choices.setDualAudio}
      />
      {plan === "starter" && <FreeTierNotice />}
      <div className="mt-auto grid gap-4">
        <StartObstacle running={running} refusal={error} />
        <Button type="submit" disabled={isStarting || incomplete || running !== undefined}>
          {isStarting ? "Starting..." : "Start Dubbing"}
        </Button>
      </div>
    </form>
  );
}
