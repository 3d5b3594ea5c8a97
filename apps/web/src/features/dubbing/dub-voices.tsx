import { AUTO_VOICE } from "@dubdeck/domain";
import { trpc } from "../../lib/trpc.ts";
import { SelectField } from "../../ui/field.tsx";
import { CustomVoicesHint } from "./custom-voices-hint.tsx";
import type { ReportSpeaker } from "../report/report-speakers.ts";
import { SpeakerVoices } from "./speaker-voices.tsx";
import type { DubChoices } from "./use-dub-choices.ts";
import { AUTOMATIC, VoiceSelect } from "./voice-select.tsx";

interface Props {
  choices: DubChoices;
  speakers: readonly ReportSpeaker[];
}

/**
 * Shows the voice fields. A voice belongs to a language, so it can be chosen only if there is one
 * target language; custom voices work for all.
 */
export function DubVoices({ choices, speakers }: Props) {
  const { languages, voice, voices, setVoice, setVoices } = choices;
  const language = languages[0] ?? "";
  const { data: offered } = trpc.catalog.voices.useQuery(
    { lang: language || undefined },
    { enabled: language !== "" },
  );
  const hasCustom = offered?.some(({ custom }) => custom) ?? false;
  if (languages.length > 1 && hasCustom) {
    return (
      <VoiceSelect
        customOnly
        hint="With several languages one custom voice speaks them all, or voices are chosen automatically. To choose others, pick one language."
        language={language}
        value={voice}
        onChange={setVoice}
      />
    );
  }
  if (languages.length > 1) {
    return (
      <SelectField
        label="AI Voice"
        value={AUTO_VOICE}
        disabled
        hint="With several languages voices are chosen automatically. To choose them yourself, pick one language."
      >
        <option value={AUTO_VOICE}>{AUTOMATIC}</option>
      </SelectField>
    );
  }
  return (
    <>
      <VoiceSelect
        hint={offered && !hasCustom && <CustomVoicesHint />}
        language={language}
        value={voice}
        onChange={setVoice}
      />
      <SpeakerVoices
        speakers={speakers}
        language={language}
        preset={voice}
        value={voices}
        onChange={setVoices}
      />
    </>
  );
}
