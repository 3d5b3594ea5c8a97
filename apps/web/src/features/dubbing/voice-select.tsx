import { AUTO_VOICE, type LanguageCode } from "@dubdeck/domain";
import { trpc } from "../../lib/trpc.ts";
import { SelectField } from "../../ui/field.tsx";
import { SampleButton } from "./sample-button.tsx";

interface Props {
  label?: string;
  /** The first entry, which stands for no voice. */
  none?: string;
  /** Whether the choice can be left to the product. */
  offersAuto?: boolean;
  /** Shown while there is nothing more pressing to say. */
  hint?: string | undefined;
  language: LanguageCode | "";
  value: string;
  onChange: (id: string) => void;
}

export const AUTOMATIC = "Automatic · the closest voice for each speaker";
const ROBOTIC = "This voice sounds robotic: this language has no better one yet.";

/** The voices of a language, asked for once there is one; the chosen one can be heard. */
export function VoiceSelect({
  label = "AI Voice",
  none = "Select a voice",
  offersAuto = true,
  hint,
  language,
  value,
  onChange,
}: Props) {
  const {
    data: voices = [],
    isLoading,
    error,
  } = trpc.catalog.voices.useQuery({ lang: language || undefined }, { enabled: language !== "" });
  const chosen = voices.find(({ id }) => id === value);
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <SelectField
          label={label}
          value={value}
          disabled={language === "" || isLoading}
          hint={language === "" ? "Choose a language first." : chosen?.robotic ? ROBOTIC : hint}
          error={error && "The voices could not be loaded. Please try again."}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{isLoading ? "Loading voices…" : none}</option>
          {offersAuto && voices.length > 0 && <option value={AUTO_VOICE}>{AUTOMATIC}</option>}
          {voices.map(({ id, name, gender, style }) => (
            <option key={id} value={id}>
              {name} · {gender} · {style}
            </option>
          ))}
        </SelectField>
      </div>
      {language && chosen && (
        <div className="pt-6.5">
          <SampleButton
            key={`${language} ${chosen.id}`}
            voice={chosen.id}
            name={chosen.name}
            language={language}
          />
        </div>
      )}
    </div>
  );
}
