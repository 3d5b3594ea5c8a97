import { AUTO_VOICE, type LanguageCode } from "@dubdeck/domain";
import { mainSpeaker, type ReportSpeaker } from "../report/report-speakers.ts";
import { VoiceSelect } from "./voice-select.tsx";

interface Props {
  speakers: readonly ReportSpeaker[];
  language: LanguageCode | "";
  /** The dub's AI voice, which the main speaker gets. */
  preset: string;
  /** Chosen voices by speaker id. */
  value: Readonly<Record<string, string>>;
  onChange: (voices: Record<string, string>) => void;
}

/**
 * Shows one voice field per speaker if there are several. Of the speakers without a choice, the
 * main one gets the AI voice and the others get the closest voice.
 */
export function SpeakerVoices({ speakers, language, preset, value, onChange }: Props) {
  if (speakers.length < 2 || language === "") return null;
  const main = preset === AUTO_VOICE ? undefined : mainSpeaker(speakers, value);

  function choose(id: string, voice: string) {
    const { [id]: _, ...others } = value;
    onChange(voice ? { ...others, [id]: voice } : others);
  }

  return (
    <fieldset className="grid gap-4 rounded-lg bg-well p-4">
      <legend className="sr-only">Voice of each speaker</legend>
      <div className="text-sm">
        <p className="font-medium" aria-hidden>
          Voice of each speaker
        </p>
        <p className="text-soft">
          We heard {speakers.length} people.{" "}
          {preset === AUTO_VOICE
            ? "Each gets the closest voice, or the one you pick here."
            : "The AI voice speaks for the one who talks most, the closest voices for the others."}
        </p>
      </div>
      {speakers.map((speaker) => (
        <VoiceSelect
          key={speaker.id}
          label={speaker.name}
          none={speaker === main ? "The AI voice above" : "Automatic"}
          offersAuto={false}
          hint={`“${shortened(speaker.quote)}”`}
          language={language}
          value={value[speaker.id] ?? ""}
          onChange={(voice) => choose(speaker.id, voice)}
        />
      ))}
    </fieldset>
  );
}

const QUOTE_CHARS = 60;

const shortened = (text: string): string =>
  text.length <= QUOTE_CHARS ? text : `${text.slice(0, QUOTE_CHARS).trimEnd()}…`;
