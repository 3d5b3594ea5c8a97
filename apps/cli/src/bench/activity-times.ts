import { Client, Connection } from "@temporalio/client";
import type { RunState } from "@dubdeck/stack";

/** Total time of one activity's runs in a job. */
export interface ActivityTime {
  readonly activity: string;
  readonly runs: number;
  /** Sum of the runs' durations; overlapping runs count twice. */
  readonly ms: number;
  /** Start of the first run and end of the last one, in ms from the job's start. */
  readonly fromMs: number;
  readonly toMs: number;
}

/** Reads a job's activity times from its workflow history, in order of first start. */
export async function activityTimes({ env }: RunState, jobId: string): Promise<ActivityTime[]> {
  const connection = await Connection.connect({ address: env["TEMPORAL_ADDRESS"] ?? "" });
  try {
    const client = new Client({ connection, namespace: env["TEMPORAL_NAMESPACE"] ?? "default" });
    const { events } = await client.workflow.getHandle(jobId).fetchHistory();
    return addUp(events ?? []);
  } finally {
    await connection.close();
  }
}

type History = Awaited<ReturnType<ReturnType<Client["workflow"]["getHandle"]>["fetchHistory"]>>;
type Event = NonNullable<History["events"]>[number];

/** Adds up the completed activities in a history. */
export function addUp(events: readonly Event[]): ActivityTime[] {
  const byId = new Map(events.map((event) => [String(event.eventId), event]));
  const began = timeOf(events[0]);
  const runs = events.flatMap((event) => {
    const done = event.activityTaskCompletedEventAttributes;
    const started = byId.get(String(done?.startedEventId));
    const activity = byId.get(String(done?.scheduledEventId))?.activityTaskScheduledEventAttributes
      ?.activityType?.name;
    if (!started || !activity) return [];
    return [{ activity, from: timeOf(started) - began, to: timeOf(event) - began }];
  });
  const times = Array.from(
    Map.groupBy(runs, ({ activity }) => activity),
    ([activity, own]) => ({
      activity,
      runs: own.length,
      ms: own.reduce((sum, { from, to }) => sum + to - from, 0),
      fromMs: Math.min(...own.map(({ from }) => from)),
      toMs: Math.max(...own.map(({ to }) => to)),
    }),
  );
  return times.toSorted((a, b) => a.fromMs - b.fromMs);
}

function timeOf(event: Event | undefined): number {
  const { seconds, nanos } = event?.eventTime ?? {};
  return Number(seconds ?? 0) * 1000 + (nanos ?? 0) / 1e6;
}
