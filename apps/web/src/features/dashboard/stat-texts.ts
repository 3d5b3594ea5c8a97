/** Formats a rate (0 to 100) as whole per cent; "N/A" if null. */
export function rateText(rate: number | null): string {
  return rate === null ? "N/A" : `${Math.round(rate)}%`;
}

/** Formats seconds as rounded minutes; "N/A" if null. */
export function averageText(seconds: number | null): string {
  if (seconds === null) return "N/A";
  const minutes = Math.round(seconds / 60);
  return minutes === 0 ? "< 1 min" : `${minutes} min`;
}
