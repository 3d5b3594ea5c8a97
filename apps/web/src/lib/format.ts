/** Formats a file size: 0 Bytes, 512 Bytes, 1.50 MB. Two decimals from KB upwards. */
export function formatBytes(bytes: number): string {
  const units = ["Bytes", "KB", "MB", "GB"];
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  return step === 0 ? `${bytes} Bytes` : `${(bytes / 1024 ** step).toFixed(2)} ${units[step]}`;
}

/** Formats a duration in ms: 0:07, 12:30, 1:02:03. */
export function formatDuration(ms: number): string {
  const total = Math.round(ms / 1000);
  const [hours, minutes, seconds] = [total / 3600, (total / 60) % 60, total % 60].map(Math.floor);
  const rest = `${minutes}:${String(seconds).padStart(2, "0")}`;
  return hours ? `${hours}:${rest.padStart(5, "0")}` : rest;
}

/** Formats minutes with at most one decimal: 3, 4.5. */
export function formatMinutes(minutes: number): string {
  return String(Math.round(minutes * 10) / 10);
}

/** Formats a date in local time: 21 Nov 2026. */
export function formatDate(date: Date | string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" }).format(new Date(date));
}

/** Formats a date and time in local time: 21 Nov 2026, 14:05:09. */
export function formatDateTime(date: Date | string): string {
  const style = { dateStyle: "medium", timeStyle: "medium" } as const;
  return new Intl.DateTimeFormat("en-GB", style).format(new Date(date));
}

/** Formats US cents as dollars: $29, $12.50. */
export function formatCents(cents: number): string {
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    trailingZeroDisplay: "stripIfInteger",
  }).format(cents / 100);
}

/** Formats a UTC date (2026-11-21) without its year: 21 Nov. */
export function formatDay(date: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  }).format(new Date(date));
}

/** Returns the part of an e-mail address before the @. */
export const nameOf = (email: string): string => email.split("@")[0] || email;
