import { type Job, REVIEW_DAYS } from "@dubdeck/domain";
import { notify } from "../../lib/notify.ts";
import { usePlan } from "../../lib/session/auth-store.ts";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Switch } from "../../ui/switch.tsx";
import { BackgroundChoice } from "./background-choice.tsx";
import { DubVoices } from "./dub-voices.tsx";
import { FreeTierNotice } from "./free-tier-notice.tsx";
import { LanguageSelect } from "./language-select.tsx";
import { runningDub } from "./listed-dubs.ts";
import { MoreLanguages } from "./more-languages.tsx";
import { SourceLanguageSelect } from "./source-language-select.tsx";
import { StartObstacle } from "./start-obstacle.tsx";
import { useDubChoices } from "./use-dub-choices.ts";
import { useSpeakers } from "./use-speakers.ts";
import { useStartDub } from "./use-start-dub.ts";

interface Props {
  videoId: string;
  /** The video's dubs so far, newest first. */
  jobs: readonly Job[];
  /** The dub whose settings prefill the form. */
  from: Job | null;
  /** Called with the id of the first created job. */
  onStarted: (jobId: string) => void;
}

/** Shows the form for new dubs: languages, voices and background sound. */
export function DubbingSettings({ videoId, jobs, from, onStarted }: Props) {
  const plan = usePlan();
  const choices = useDubChoices(from);
  const { languages, voice, voices, background, sourceLanguage } = choices;
  const { dualAudio, review, burnSubtitles } = choices;
  const [language] = languages;
  const speakers = useSpeakers(jobs);
  const { start, error } = useStartDub(onStarted);
  const running = runningDub(jobs);
  const incomplete = !language || !voice;

  async function submit() {
    if (incomplete) {
      const description = "Please select a target language and voice";
      return notify({ title: "Missing Information", description, tone: "destructive" });
    }
    const target = { videoId, targetLanguages: languages, voicePreset: voice };
    const source = sourceLanguage && { sourceLanguage };
    const options = { dualAudio, review, burnSubtitles };
    await start({ ...target, voices, background, ...options, ...source });
  }

  return (
    <Form className="flex flex-1 flex-col gap-6" action={submit}>
      <LanguageSelect value={language ?? ""} onChange={choices.setLanguage} />
      {language && (
        <MoreLanguages first={language} value={choices.more} onChange={choices.setMore} />
      )}
      <DubVoices choices={choices} speakers={speakers} />
      <SourceLanguageSelect
        value={sourceLanguage}
        detected={from?.languageDetected ? from.sourceLanguage : null}
        onChange={choices.setSourceLanguage}
      />
      <BackgroundChoice value={background} onChange={choices.setBackground} />
      <Switch
        label="Keep original audio track"
        hint="The video gets two audio tracks: the dub and the original."
        checked={dualAudio}
        onChange={choices.setDualAudio}
      />
      <Switch
        label="Burn the subtitles into the picture"
        hint="For players and sites that show no subtitle files. They are offered as files as well."
        checked={burnSubtitles}
        onChange={choices.setBurnSubtitles}
      />
      <Switch
        label="Review the translation before it is spoken"
        hint={`The dub waits for you, up to ${REVIEW_DAYS} days. You can change every line first.`}
        checked={review}
        onChange={choices.setReview}
      />
      {plan === "starter" && <FreeTierNotice />}
      <div className="mt-auto grid gap-4">
        <StartObstacle running={running} refusal={error} />
        <SubmitButton pendingLabel="Starting..." disabled={incomplete || running !== undefined}>
          Start Dubbing
        </SubmitButton>
      </div>
    </Form>
  );
}
