import { stageLabel } from "@dubdeck/domain";
import { reportSchema, summarize } from "@dubdeck/dubbing";
import type { RestJob } from "./api-client.ts";
import type { StageTime } from "./stage-bars.ts";

/** Prints the report's summary and the time per stage, or everything as JSON. */
export function printSummary(
  result: { job: RestJob; report: unknown; stages: readonly StageTime[]; out: string },
  json: boolean,
): void {
  const { job, stages, out } = result;
  const report = reportSchema.parse(result.report);
  if (json) {
    console.log(JSON.stringify({ job_id: job.id, out, stages, report }, null, 2));
    return;
  }
  console.log(`\n${summarize(report)}\n\nWhere the time went`);
  for (const { stage, ms } of stages) {
    console.log(`  ${stageLabel(stage).padEnd(24)} ${(ms / 1000).toFixed(1).padStart(6)} s`);
  }
  console.log(`\nWritten to ${out}`);
}
