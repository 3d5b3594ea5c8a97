import { proxyActivities } from "@temporalio/workflow";

const { work } = proxyActivities<{ work(user: string): Promise<void> }>({
  startToCloseTimeout: "1 minute",
  taskQueue: "work",
});

/** A workflow of one activity, on a queue of its own. */
export async function oneActivity(user: string): Promise<void> {
  await work(user);
}
