import { billingAnalytics, minutesByDay, usageAnalytics } from "@dubdeck/db";
import type { BillingAnalytics, MinutesByDay, UsageAnalytics, User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/** Counts how the user's dubs went. */
export const getUsage = ({ db }: Deps, user: User): Promise<UsageAnalytics> =>
  usageAnalytics(db, user.id);

/** Reads the minutes used and allowed in this calendar month (UTC). */
export const getMinutesThisMonth = ({ db }: Deps, user: User): Promise<BillingAnalytics> =>
  billingAnalytics(db, user);

/** Sums the minutes of each of the last 30 days (UTC), by the day on which their job started. */
export const getMinutesByDay = ({ db }: Deps, user: User): Promise<MinutesByDay> =>
  minutesByDay(db, user.id);
