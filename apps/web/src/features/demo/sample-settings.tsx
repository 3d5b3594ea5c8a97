import { LANGUAGES, type LanguageCode } from "@dubdeck/domain";
import { useState } from "react";
import { SelectField } from "../../ui/field.tsx";

const CODES = new Set<LanguageCode>(["en", "es", "fr", "de", "tr", "ar", "zh"]);
const VOICES = [
  { id: "male-1", label: "Male 1 · Professional" },
  { id: "female-1", label: "Female 1 · Warm" },
  { id: "male-2", label: "Male 2 · Energetic" },
  { id: "female-2", label: "Female 2 · Natural" },
];

interface Props {
  language: string;
  onLanguage: (code: string) => void;
}

/** Selects the sample's language and voice; sends nothing to the server. */
export function SampleSettings({ language, onLanguage }: Props) {
  const [voice, setVoice] = useState("female-1");
  return (
    <>
      <h3 className="font-semibold">Dubbing settings</h3>
      <SelectField
        label="Target language"
        value={language}
        onChange={(event) => onLanguage(event.target.value)}
      >
        {LANGUAGES.filter(({ code }) => CODES.has(code)).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="Voice" value={voice} onChange={(event) => setVoice(event.target.value)}>
        {VOICES.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
  );
}
