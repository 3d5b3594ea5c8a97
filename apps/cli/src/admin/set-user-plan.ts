import { updatePlan } from "@dubdeck/db";
import { planSchema } from "@dubdeck/domain";
import { CliError, EXIT } from "../exit-codes.ts";
import { type AdminCommand, argument, userOf } from "./admin-command.ts";

/** Changes an account's plan without payment. */
export const setUserPlan: AdminCommand = async (backend, args, dryRun) => {
  const user = await userOf(backend, argument(args, 0, "e-mail address"));
  const plan = planSchema.safeParse(argument(args, 1, "plan"));
  if (!plan.success) throw new CliError(EXIT.usage, "The plan is starter, pro or enterprise.");
  const change = `${user.email} from ${user.plan} to ${plan.data}`;
  if (dryRun) return `Would move ${change}.`;
  await updatePlan(backend.db, user.id, { plan: plan.data, actor: "admin" });
  return `Moved ${change}.`;
};
