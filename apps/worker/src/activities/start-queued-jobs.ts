import {
  findImportsToStart,
  findJobsToStart,
  findLeadsToStart,
  findUser,
  type ImportRow,
  type JobRow,
  markImportStarted,
  markLeadStarted,
  markWorkflowStarted,
  toUser,
} from "@dubdeck/db";
import {
  contactLeadStart,
  dubVideoStart,
  importVideoStart,
  type UpkeepActivities,
} from "@dubdeck/workflows";
import { WorkflowExecutionAlreadyStartedError } from "@temporalio/client";
import type { Deps } from "../deps.ts";
import { eachOnItsOwn } from "../each-on-its-own.ts";

/**
 * Starts the workflows of jobs, imports and leads that were accepted while Temporal could not be
 * reached. One that cannot be started waits for the next sweep and holds up no other.
 */
export const startQueuedJobs =
  (deps: Deps): UpkeepActivities["startQueuedJobs"] =>
  async () => {
    const { db, log } = deps;
    const startAll = <T extends { id: string }>(
      rows: readonly T[],
      start: (deps: Deps, row: T) => Promise<void>,
    ) =>
      eachOnItsOwn(
        rows,
        (row) => start(deps, row),
        ({ id }, error) =>
          log.error({ err: error, id }, "cannot be started; the next sweep tries it"),
      );
    const jobs = await startAll(await findJobsToStart(db), startJob);
    const imports = await startAll(await findImportsToStart(db), startImport);
    const leads = await startAll(
      (await findLeadsToStart(db)).map((id) => ({ id })),
      startLead,
    );
    return { started: jobs + imports + leads };
  };

async function startJob({ db, temporal, log }: Deps, job: JobRow): Promise<void> {
  const user = await findUser(db, job.userId);
  if (!user) return;
  const start = dubVideoStart(job, toUser(user).plan);
  await orIfStarted(temporal.workflow.start("dubVideo", start));
  await markWorkflowStarted(db, job.id);
  log.info({ jobId: job.id }, "started a job that was left waiting");
}

async function startImport({ db, temporal, log }: Deps, row: ImportRow): Promise<void> {
  const { id: importId, userId } = row;
  await orIfStarted(temporal.workflow.start("importVideo", importVideoStart({ importId, userId })));
  await markImportStarted(db, importId);
  log.info({ importId }, "started an import that was left waiting");
}

async function startLead(
  { db, temporal, log }: Deps,
  { id: leadId }: { id: string },
): Promise<void> {
  await orIfStarted(temporal.workflow.start("contactLead", contactLeadStart(leadId)));
  await markLeadStarted(db, leadId);
  log.info({ leadId }, "handed over a lead that was left waiting");
}

async function orIfStarted(start: Promise<unknown>): Promise<void> {
  try {
    await start;
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}
