import { LANGUAGES } from "@dubdeck/domain";
import { SelectField } from "../../ui/field.tsx";

interface Props {
  /** ISO 639 code; empty means auto-detect. */
  value: string;
  /** The language detected by an earlier dub. */
  detected: string | null;
  onChange: (code: string) => void;
}

const LISTED: readonly string[] = LANGUAGES.map(({ code }) => code);
const names = new Intl.DisplayNames("en", { type: "language" });

/** Selects the language spoken in the video; adds the current value if it is not in the list. */
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
