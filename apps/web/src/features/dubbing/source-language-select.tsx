import { LANGUAGES } from "@dubdeck/domain";
import { SelectField } from "../../ui/field.tsx";

interface Props {
  /** ISO 639; empty to detect it. */
  value: string;
  /** What was detected before. */
  detected: string | null;
  onChange: (code: string) => void;
}

const LISTED: readonly string[] = LANGUAGES.map(({ code }) => code);
const names = new Intl.DisplayNames("en", { type: "language" });

/** The language spoken in the video; a chosen one that is not listed is added. */
export function SourceLanguageSelect({ value, detected, onChange }: Props) {
  const codes = value === "" || LISTED.includes(value) ? LISTED : [...LISTED, value];
  return (
    <SelectField
      label="Spoken language"
      value={value}
      hint={detected && `Detected last time: ${names.of(detected)}.`}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">Detect automatically</option>
      {codes.map((code) => (
        <option key={code} value={code}>
          {names.of(code)}
        </option>
      ))}
    </SelectField>
  );
}
