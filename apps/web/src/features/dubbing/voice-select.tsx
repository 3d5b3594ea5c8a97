import type { LanguageCode } from "@dubdeck/domain";
import { trpc } from "../../lib/trpc.ts";
import { SelectField } from "../../ui/field.tsx";

interface Props {
  label?: string;
  language: LanguageCode | "";
  value: string;
  onChange: (id: string) => void;
}

/** The voices of a language; asked for once there is one. */
export function VoiceSelect({ label = "AI Voice", language, value, onChange }: Props) {
  const {
    data: voices = [],
    isLoading,
    error,
  } = trpc.catalog.voices.useQuery({ lang: language || undefined }, { enabled: language !== "" });
  return (
    <SelectField
      label={label}
      value={value}
      disabled={language === "" || isLoading}
      hint={language === "" ? "Choose a language first." : undefined}
      error={error && "The voices could not be loaded. Please try again."}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{isLoading ? "Loading voices…" : "Select a voice"}</option>
      {voices.map(({ id, name, gender, style }) => (
        <option key={id} value={id}>
          {name} · {gender} · {style}
        </option>
      ))}
    </SelectField>
  );
}
