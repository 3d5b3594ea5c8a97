import { AUTO_VOICE, type LanguageCode, type Voice } from "@dubdeck/domain";
import type { ReactNode } from "react";
import { trpc } from "../../lib/trpc.ts";
import { SelectField } from "../../ui/field.tsx";
import { SampleButton } from "./sample-button.tsx";

interface Props {
  label?: string;
  /** Label of the first option, which means no voice. */
  none?: string;
  /** Whether to offer the automatic choice. */
  offersAuto?: boolean;
  /** Whether to offer only the account's custom voices, which work for every language. */
  customOnly?: boolean;
  /** Shown unless a more urgent hint applies. */
  hint?: ReactNode;
  language: LanguageCode | "";
  value: string;
  onChange: (id: string) => void;
}

export const AUTOMATIC = "Automatic · the closest voice for each speaker";
const ROBOTIC = "This voice sounds robotic: this language has no better one yet.";

/** Selects one of a language's voices and plays samples; loads them once a language is set. */
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
