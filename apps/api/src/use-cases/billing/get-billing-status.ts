import { billingStatus } from "@dubdeck/billing";
import { listSubscriptions } from "@dubdeck/db";
import type { BillingStatus, User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/** Describes what the user pays for, from the snapshots that are stored. */
export const getBillingStatus = async ({ db }: Deps, user: User): Promise<BillingStatus> =>
  billingStatus(await listSubscriptions(db, user.id), new Date());
