import { TASK_QUEUES } from "@dubdeck/workflows";
import { type Client, ScheduleAlreadyRunning, ScheduleOverlapPolicy } from "@temporalio/client";

const SCHEDULES = [
  { scheduleId: "sweep-queue", workflowType: "sweepQueue", every: "1 minute" },
  { scheduleId: "housekeeping", workflowType: "housekeeping", every: "1 hour" },
] as const;

/** Creates the schedules that are not there yet. */
export async function ensureSchedules({ schedule }: Client): Promise<void> {
  for (const { scheduleId, workflowType, every } of SCHEDULES) {
    await schedule
      .create({
        scheduleId,
        spec: { intervals: [{ every }] },
        policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: "1 minute" },
        action: { type: "startWorkflow", workflowType, taskQueue: TASK_QUEUES.workflows },
      })
      .catch((error: unknown) => {
        if (!(error instanceof ScheduleAlreadyRunning)) throw error;
      });
  }
}
