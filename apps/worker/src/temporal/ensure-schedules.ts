import { TASK_QUEUES } from "@dubdeck/workflows";
import {
  type Client,
  ScheduleAlreadyRunning,
  type ScheduleOptions,
  ScheduleOverlapPolicy,
} from "@temporalio/client";

const SCHEDULES = [
  { scheduleId: "sweep-queue", workflowType: "sweepQueue", every: "1 hour" },
  { scheduleId: "housekeeping", workflowType: "housekeeping", every: "1 hour" },
] as const;

/** Creates the schedules, or updates existing ones to this version's definition. */
export async function ensureSchedules({ schedule }: Client): Promise<void> {
  for (const { scheduleId, workflowType, every } of SCHEDULES) {
    const wanted = {
      spec: { intervals: [{ every }] },
      // If a run takes a little longer than its interval, the next one starts right after it.
      policies: { overlap: ScheduleOverlapPolicy.BUFFER_ONE, catchupWindow: "1 minute" },
      action: { type: "startWorkflow", workflowType, taskQueue: TASK_QUEUES.workflows },
    } satisfies Omit<ScheduleOptions, "scheduleId">;
    try {
      await schedule.create({ scheduleId, ...wanted });
    } catch (error) {
      if (!(error instanceof ScheduleAlreadyRunning)) throw error;
      // Keep the state: an operator may have paused it.
      await schedule.getHandle(scheduleId).update(({ state }) => ({ ...wanted, state }));
    }
  }
}
