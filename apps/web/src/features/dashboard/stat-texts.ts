/** A rate of 0 to 100 as whole per cent. */
export function rateText(rate: number | null): string {
  return rate === null ? "N/A" : `${Math.round(rate)}%`;
}

/** Seconds as rounded minutes. */
export function averageText(seconds: number | null): string {
  if (seconds === null) return "N/A";
  const minutes = Math.round(seconds / 60);
  return minutes === 0 ? "< 1 min" : `${minutes} min`;
}
