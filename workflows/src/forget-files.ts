import { proxyActivities } from "@temporalio/workflow";
import type { UpkeepActivities } from "./activities.ts";
import { IO } from "./activity-options.ts";

const { removeFiles } = proxyActivities<UpkeepActivities>({
  ...IO,
  startToCloseTimeout: "5 minutes",
  summary: "Remove all files of the user",
});

/**
 * Removes files that arrived after an account was removed, through uploads signed before its
 * removal.
 */
export async function forgetFiles(input: { userId: string }): Promise<void> {
  await removeFiles(input);
}
