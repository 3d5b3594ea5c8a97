import { formatMinutes } from "../../../lib/format.ts";

interface Price {
  readonly ms: number;
  readonly hasChanges: boolean;
}

/**
 * Returns what a revision would cost: "Changes 12.4 s: 0.2 of your 94 minutes".
 * @param minutesLeft of this month; null without a limit, undefined while unknown
 */
export function priceText(
  { ms, hasChanges }: Price,
  minutesLeft: number | null | undefined,
): string {
  if (!hasChanges) return "No changes to apply";
  if (ms === 0) return "Changes 0.0 s: free, nothing has to be spoken";
  const changes = `Changes ${(ms / 1000).toFixed(1)} s`;
  if (minutesLeft === undefined) return changes;
  const minutes = (ms / 60_000).toFixed(1);
  return minutesLeft === null
    ? `${changes}: ${minutes} minutes`
    : `${changes}: ${minutes} of your ${formatMinutes(minutesLeft)} minutes`;
}
