import { LANGUAGES, type Voice } from "@dubdeck/domain";
import { SelectField } from "../../ui/field.tsx";

interface Props {
  label: string;
  error?: string | undefined;
  voices: readonly Voice[];
  value: string;
  onChange: (id: string) => void;
}

/** Selects one of the two voices of a mix, grouped by training language. */
export function ParentSelect({ label, error, voices, value, onChange }: Props) {
  return (
    <SelectField
      label={label}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {LANGUAGES.map(({ code, name }) => {
        const spoken = voices.filter(({ language }) => language === code);
        return spoken.length === 0 ? null : (
          <optgroup key={code} label={name}>
            {spoken.map((voice) => (
              <option key={voice.id} value={voice.id}>
                {voice.name} · {voice.gender} · {voice.style}
              </option>
            ))}
          </optgroup>
        );
      })}
    </SelectField>
  );
}
