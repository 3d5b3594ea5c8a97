import { Client, Connection } from "@temporalio/client";
import type { RunState } from "@dubdeck/stack";

/** All runs of one activity in a job. */
export interface ActivityTime {
  readonly activity: string;
  readonly runs: number;
  /** Work, added up; runs that overlap count twice. */
  readonly ms: number;
  /** From the job's start: the first run's start and the last run's end. */
  readonly fromMs: number;
  readonly toMs: number;
}

/** Reads from a job's history where its time went, in the order in which the activities began. */
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

/** Adds up the activities of a history. */
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
