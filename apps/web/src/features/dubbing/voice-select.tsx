import { AUTO_VOICE, type LanguageCode, type Voice } from "@dubdeck/domain";
import type { ReactNode } from "react";
import { trpc } from "../../lib/trpc.ts";
import { SelectField } from "../../ui/field.tsx";
import { SampleButton } from "./sample-button.tsx";

interface Props {
  label?: string;
  /** The first entry, which stands for no voice. */
  none?: string;
  /** Whether the choice can be left to the product. */
  offersAuto?: boolean;
  /** Whether only the account's own voices are offered, which speak every language. */
  customOnly?: boolean;
  /** Shown while there is nothing more pressing to say. */
  hint?: ReactNode;
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
  customOnly = false,
  hint,
  language,
  value,
  onChange,
}: Props) {
  const { data, isLoading, error } = trpc.catalog.voices.useQuery(
    { lang: language || undefined },
    { enabled: language !== "" },
  );
  const own = data?.filter((voice) => voice.custom) ?? [];
  const others = data?.filter((voice) => !voice.custom && !customOnly) ?? [];
  const chosen = data?.find(({ id }) => id === value);
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
          {!customOnly && <option value="">{isLoading ? "Loading voices…" : none}</option>}
          {offersAuto && data && <option value={AUTO_VOICE}>{AUTOMATIC}</option>}
          {own.length > 0 && (
            <optgroup label="Your custom voices">
              {own.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          {others.map(toOption)}
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

const toOption = ({ id, name, gender, style }: Voice) => (
  <option key={id} value={id}>
    {name} · {gender} · {style}
  </option>
);
