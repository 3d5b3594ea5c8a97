import type { Track } from "@dubdeck/domain";
import { SelectField } from "../../../ui/field.tsx";
import { TRACKS } from "./formats.ts";

interface Props {
  label: string;
  value: Track;
  onChange: (track: Track) => void;
}

/** Selects the translation or the original text. */
export function TrackSelect({ label, value, onChange }: Props) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value === "dub" ? "dub" : "original")}
    >
      {TRACKS.map((each) => (
        <option key={each.track} value={each.track}>
          {each.label}
        </option>
      ))}
    </SelectField>
  );
}
