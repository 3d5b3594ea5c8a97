import { cn } from "./cn.ts";

interface Props {
  /** 0 to 100. */
  value: number;
  label: string;
  tone?: keyof typeof FILL;
}

const FILL = { brand: "text-brand", dub: "text-dub", danger: "text-danger" };

export function ProgressBar({ value, label, tone = "brand" }: Props) {
  const percent = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <progress
      value={percent}
      max={100}
      aria-label={label}
      className={cn("progress-bar block h-2 w-full", FILL[tone])}
    />
  );
}
