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

/** Creates the schedules, and brings those that are there to what this version wants of them. */
export async function ensureSchedules({ schedule }: Client): Promise<void> {
  for (const { scheduleId, workflowType, every } of SCHEDULES) {
    const wanted = {
      spec: { intervals: [{ every }] },
      // A run that takes a little longer than its interval is followed by the next one at once.
      policies: { overlap: ScheduleOverlapPolicy.BUFFER_ONE, catchupWindow: "1 minute" },
      action: { type: "startWorkflow", workflowType, taskQueue: TASK_QUEUES.workflows },
    } satisfies Omit<ScheduleOptions, "scheduleId">;
    try {
      await schedule.create({ scheduleId, ...wanted });
    } catch (error) {
      if (!(error instanceof ScheduleAlreadyRunning)) throw error;
      // An operator may have paused it: its state stays.
      await schedule.getHandle(scheduleId).update(({ state }) => ({ ...wanted, state }));
    }
  }
}
