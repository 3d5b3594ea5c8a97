import { useId, type ReactNode } from "react";

export interface RadioOption<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly hint: ReactNode;
}

interface Props<T extends string> {
  legend: string;
  options: readonly RadioOption<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** Selects one of a few options that each need a sentence of explanation. */
export function RadioCards<T extends string>({ legend, options, value, onChange }: Props<T>) {
  const id = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex cursor-pointer items-start gap-3 rounded-md border border-edge/60 p-3 transition-colors hover:border-edge has-checked:border-brand has-checked:bg-brand-tint/40"
        >
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            aria-label={option.label}
            aria-describedby={`${id}-${option.value}`}
            onChange={() => onChange(option.value)}
            className="mt-0.5 size-4 shrink-0 accent-brand"
          />
          <span className="text-sm">
            <span className="block font-medium">{option.label}</span>
            <span id={`${id}-${option.value}`} className="mt-0.5 block text-soft">
              {option.hint}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
