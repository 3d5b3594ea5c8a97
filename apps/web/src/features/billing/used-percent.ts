import type { BillingAnalytics } from "@dubdeck/domain";

/** Whole per cent of the quota; null where there is none. */
export function usedPercent(period: BillingAnalytics["currentPeriod"]): number | null {
  const { minutesUsed, minutesQuota } = period;
  return minutesQuota === null ? null : Math.round((minutesUsed / minutesQuota) * 100);
}
