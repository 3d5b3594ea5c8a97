export interface Options {
  readonly field: "text" | "sourceText";
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
}

interface Props {
  options: Options;
  onChange: (options: Options) => void;
}

/** Selects where and how to look for a text. */
export function FindOptions({ options, onChange }: Props) {
  return (
    <>
      <select
        aria-label="Where to look"
        value={options.field}
        onChange={({ target }) =>
          onChange({ ...options, field: target.value === "text" ? "text" : "sourceText" })
        }
        className="select-arrow h-10 rounded-md border border-edge/60 bg-card pr-8 pl-2.5 sm:h-9"
      >
        <option value="text">Translation</option>
        <option value="sourceText">Source</option>
      </select>
      <Check
        label="Match case"
        checked={options.matchCase}
        onChange={(matchCase) => onChange({ ...options, matchCase })}
      />
      <Check
        label="Whole words"
        checked={options.wholeWords}
        onChange={(wholeWords) => onChange({ ...options, wholeWords })}
      />
    </>
  );
}

interface CheckProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label className="flex min-h-10 items-center gap-2 sm:min-h-9">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4 accent-brand"
      />
      {label}
    </label>
  );
}
