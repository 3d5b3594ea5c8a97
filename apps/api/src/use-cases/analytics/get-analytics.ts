import { billingAnalytics, minutesByDay, usageAnalytics } from "@dubdeck/db";
import type { BillingAnalytics, MinutesByDay, UsageAnalytics, User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/** Returns statistics about the user's dubs. */
export const getUsage = ({ db }: Deps, user: User): Promise<UsageAnalytics> =>
  usageAnalytics(db, user.id);

/** Returns the minutes used and allowed in the current calendar month (UTC). */
export const getMinutesThisMonth = ({ db }: Deps, user: User): Promise<BillingAnalytics> =>
  billingAnalytics(db, user);

/** Returns the minutes used on each of the last 30 days (UTC), counted on the day the job started. */
export const getMinutesByDay = ({ db }: Deps, user: User): Promise<MinutesByDay> =>
  minutesByDay(db, user.id);
