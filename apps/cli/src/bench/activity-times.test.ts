import { expect, it } from "vitest";
import { addUp } from "./activity-times.ts";

const at = (seconds: number) => ({ eventTime: { seconds, nanos: 500_000_000 } });
const scheduled = (eventId: number, name: string, seconds: number) => ({
  eventId,
  ...at(seconds),
  activityTaskScheduledEventAttributes: { activityType: { name } },
});
const completed = (
  eventId: number,
  scheduledEventId: number,
  startedEventId: number,
  s: number,
) => ({
  eventId,
  ...at(s),
  activityTaskCompletedEventAttributes: { scheduledEventId, startedEventId },
});

it("adds up each activity's run times, excluding time in the queue", () => {
  const events = [
    { eventId: 1, ...at(100) },
    scheduled(2, "transcribe", 100),
    scheduled(3, "transcribe", 100),
    { eventId: 4, ...at(101) },
    completed(5, 2, 4, 104),
    { eventId: 6, ...at(103) },
    completed(7, 3, 6, 109),
    scheduled(8, "mix", 109),
    { eventId: 9, ...at(110) },
    completed(10, 8, 9, 112),
  ];
  expect(addUp(events as unknown as Parameters<typeof addUp>[0])).toEqual([
    { activity: "transcribe", runs: 2, ms: 9000, fromMs: 1000, toMs: 9000 },
    { activity: "mix", runs: 1, ms: 2000, fromMs: 10_000, toMs: 12_000 },
  ]);
});
