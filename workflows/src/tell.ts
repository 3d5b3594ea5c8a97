import type { JobStatus, Stage } from "@dubdeck/domain";
import { setCurrentDetails, upsertSearchAttributes } from "@temporalio/workflow";
import { SEARCH_ATTRIBUTES } from "./search-attributes.ts";

/**
 * Shows the job's stage in Temporal UI: as a search attribute, and with `details` in the current
 * details.
 */
export function reportStage(stage: Stage, details: string): void {
  upsertSearchAttributes([{ key: SEARCH_ATTRIBUTES.stage, value: stage }]);
  setCurrentDetails(`**${stage}** · ${details}`);
}

/** Sets the job's status as a search attribute in Temporal UI. */
export function reportStatus(status: JobStatus): void {
  upsertSearchAttributes([{ key: SEARCH_ATTRIBUTES.status, value: status }]);
}
