import {
  findImportsToStart,
  findLeadsToStart,
  findWaitingOwners,
  type ImportRow,
  markImportStarted,
  markLeadStarted,
} from "@dubdeck/db";
import { contactLeadStart, importVideoStart, type UpkeepActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { eachOnItsOwn } from "../each-on-its-own.ts";
import { orIfStarted, startJobsOf } from "../start-jobs-of.ts";

/**
 * Starts the workflows of jobs, imports and leads that were accepted while Temporal could not be
 * reached, and of jobs that waited for others of their owner. One that cannot be started waits for
 * the next sweep and holds up no other.
 */
export const startQueuedJobs =
  (deps: Deps): UpkeepActivities["startQueuedJobs"] =>
  async () => {
    const { db, log } = deps;
    const startAll = <T extends { id: string }>(
      rows: readonly T[],
      start: (row: T) => Promise<void>,
    ) =>
      eachOnItsOwn(rows, start, ({ id }, error) =>
        log.error({ err: error, id }, "cannot be started; the next sweep tries it"),
      );
    let jobs = 0;
    for (const userId of await findWaitingOwners(db)) jobs += await startJobsOf(deps, userId);
    const imports = await startAll(await findImportsToStart(db), (row) => startImport(deps, row));
    const leads = await startAll(
      (await findLeadsToStart(db)).map((id) => ({ id })),
      (row) => startLead(deps, row),
    );
    return { started: jobs + imports + leads };
  };

async function startImport({ db, temporal, log }: Deps, row: ImportRow): Promise<void> {
  const { id: importId, userId, url } = row;
  const start = importVideoStart({ importId, userId }, url);
  await orIfStarted(temporal, () => temporal.workflow.start("importVideo", start));
  await markImportStarted(db, importId);
  log.info({ importId }, "started an import that was left waiting");
}

async function startLead(
  { db, temporal, log }: Deps,
  { id: leadId }: { id: string },
): Promise<void> {
  const start = contactLeadStart(leadId);
  await orIfStarted(temporal, () => temporal.workflow.start("contactLead", start));
  await markLeadStarted(db, leadId);
  log.info({ leadId }, "handed over a lead that was left waiting");
}
