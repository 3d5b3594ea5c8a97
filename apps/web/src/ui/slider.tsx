import { useId, type ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"input">, "onChange" | "value" | "type"> {
  label: string;
  value: number;
  /** The value in words; also read by screen readers. */
  text: string;
  onChange: (value: number) => void;
}

/** Selects a value with the pointer or the arrow keys. */
export function Slider({ label, value, text, onChange, ...props }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="text-soft">
          {text}
        </output>
      </div>
      <input
        {...props}
        id={id}
        type="range"
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-brand disabled:cursor-not-allowed disabled:opacity-60"
      />
    </div>
  );
}
