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

/** Starts the workflows of jobs, imports and leads that were accepted while Temporal could not be reached. */
export const startQueuedJobs =
  (deps: Deps): UpkeepActivities["startQueuedJobs"] =>
  async () => {
    const jobs = await findJobsToStart(deps.db);
    for (const job of jobs) await startJob(deps, job);
    const imports = await findImportsToStart(deps.db);
    for (const row of imports) await startImport(deps, row);
    const leads = await findLeadsToStart(deps.db);
    for (const leadId of leads) await startLead(deps, leadId);
    return { started: jobs.length + imports.length + leads.length };
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

async function startLead({ db, temporal, log }: Deps, leadId: string): Promise<void> {
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
