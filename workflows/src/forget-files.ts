import { proxyActivities } from "@temporalio/workflow";
import type { UpkeepActivities } from "./activities.ts";
import { IO } from "./activity-options.ts";

const { removeFiles } = proxyActivities<UpkeepActivities>({
  ...IO,
  startToCloseTimeout: "5 minutes",
  summary: "Remove all files of the user",
});

/** Removes what still arrived for an account after its removal: its last uploads were signed before. */
export async function forgetFiles(input: { userId: string }): Promise<void> {
  await removeFiles(input);
}
