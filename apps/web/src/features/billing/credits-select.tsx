import { STUDIO_CREDITS, type StudioCredits } from "./comparison-rows.ts";

interface Props {
  value: StudioCredits;
  onChange: (credits: StudioCredits) => void;
}

/** Selects the Studio plan's minutes per month. */
export function CreditsSelect({ value, onChange }: Props) {
  return (
    <select
      aria-label="Studio credits per month"
      value={value}
      onChange={({ target }) =>
        onChange(STUDIO_CREDITS.find((credits) => String(credits) === target.value) ?? 900)
      }
      className="select-arrow h-10 sm:h-9 rounded-md border border-edge bg-card pr-9 pl-3 tabular-nums"
    >
      {STUDIO_CREDITS.map((credits) => (
        <option key={credits} value={credits}>
          {credits}
        </option>
      ))}
    </select>
  );
}
