import { proxyActivities } from "@temporalio/workflow";

const { work } = proxyActivities<{ work(user: string): Promise<void> }>({
  startToCloseTimeout: "1 minute",
  taskQueue: "work",
});

/** Runs one activity on a separate queue. */
export async function oneActivity(user: string): Promise<void> {
  await work(user);
}
