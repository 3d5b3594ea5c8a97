import type { Language, LanguageCode } from "@dubdeck/domain";
import { trpc } from "../../lib/trpc.ts";
import { SelectField } from "../../ui/field.tsx";

interface Props {
  label?: string;
  value: LanguageCode | "";
  onChange: (code: LanguageCode | "") => void;
}

/** Shows the target languages; unavailable ones are disabled and give the reason. */
export function LanguageSelect({ label = "Target Language", value, onChange }: Props) {
  const { data: languages = [], isPending, error } = trpc.catalog.languages.useQuery();
  return (
    <SelectField
      label={label}
      value={value}
      disabled={isPending}
      error={error && "The languages could not be loaded. Please try again."}
      onChange={(event) => {
        const chosen = languages.find(({ code }) => code === event.target.value);
        onChange(chosen?.code ?? "");
      }}
    >
      <option value="">{isPending ? "Loading languages…" : "Select a language"}</option>
      {languages.map((language) => (
        <option key={language.code} value={language.code} disabled={!language.available}>
          {optionText(language)}
        </option>
      ))}
    </SelectField>
  );
}

/** Puts the name before the flag so that type-ahead finds it. */
function optionText({ flag, name, available, reason }: Language): string {
  return `${name} ${flag}${!available && reason ? ` (${reason})` : ""}`;
}
