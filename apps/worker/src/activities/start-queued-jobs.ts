import {
  deletePendingWorkflow,
  selectMoves,
  selectPendingWorkflows,
  type WorkflowSubject,
} from "@dubdeck/db";
import {
  startContactLead,
  startImport,
  startMove,
  type UpkeepActivities,
} from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { eachOnItsOwn } from "../upkeep/each-on-its-own.ts";
import { startDeliveriesOf } from "../upkeep/start-deliveries-of.ts";
import { withDeadline, startJobsOf } from "../upkeep/start-jobs-of.ts";

/**
 * Starts the workflows of jobs, imports, leads, webhook deliveries and moves of files that were
 * accepted while Temporal could not be reached, and of jobs that waited for their owner's other
 * jobs. If one fails to start, the rest still start, and the next sweep retries it.
 */
export const startQueuedJobs =
  (deps: Deps): UpkeepActivities["startQueuedJobs"] =>
  async () => {
    const { db, temporal, log } = deps;
    const { owners, imports, leads, receivers } = await selectPendingWorkflows(db);
    let started = 0;
    for (const userId of owners) started += await startJobsOf(deps, userId);
    for (const userId of receivers) started += await startDeliveriesOf(deps, userId);

    const waiting: { subject: WorkflowSubject; start: () => Promise<void> }[] = [
      ...imports.map(({ id: importId, userId, url }) => ({
        subject: { importId },
        start: () => startImport(temporal, { importId, userId }, url),
      })),
      ...leads.map((leadId) => ({
        subject: { leadId },
        start: () => startContactLead(temporal, leadId),
      })),
    ];
    const others = await eachOnItsOwn(
      waiting,
      async ({ subject, start }) => {
        await withDeadline(temporal, start);
        await deletePendingWorkflow(db, subject);
        log.info(subject, "started a pending workflow");
      },
      ({ subject }, error) =>
        log.error(
          { err: error, ...subject },
          "failed to start a pending workflow; the next sweep retries it",
        ),
    );
    await eachOnItsOwn(
      await selectMoves(db),
      (move) => withDeadline(temporal, () => startMove(temporal, move)),
      (move, error) =>
        log.error({ err: error, ...move }, "failed to start a move; the next sweep retries it"),
    );
    return { started: started + others };
  };
