import { useState } from "react";
import { TextField } from "../../../ui/field.tsx";

interface Props {
  label: string;
  ms: number;
  minMs: number;
  maxMs: number;
  onChange: (ms: number) => void;
}

/** Edits a time in seconds; takes it over when the field is left or Enter is pressed. */
export function TimeField({ label, ms, minMs, maxMs, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);

  function commit() {
    const wanted = Math.round(Number(typed?.replace(",", ".")) * 1000);
    setTyped(null);
    if (typed === null || typed.trim() === "" || Number.isNaN(wanted)) return;
    const next = Math.min(Math.max(wanted, minMs), maxMs);
    if (next !== ms) onChange(next);
  }

  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={typed ?? (ms / 1000).toFixed(2)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit();
      }}
    />
  );
}
