import type { MinutesByDay } from "@dubdeck/domain";
import { formatDay, formatMinutes } from "../../lib/format.ts";
import { trpc } from "../../lib/trpc.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { cn } from "../../ui/cn.ts";
import { Loaded } from "../../ui/loaded.tsx";

export function MinutesChart() {
  const days = trpc.analytics.minutesByDay.useQuery();
  return (
    <Card className="grid gap-5">
      <CardTitle hint="Minutes of video per day, the last 30 days">Minutes by day</CardTitle>
      <Loaded query={days} skeleton="h-44">
        {(data) => <Bars days={data} />}
      </Loaded>
    </Card>
  );
}

/** Draws one bar per day, scaled to the busiest day. */
function Bars({ days }: { days: MinutesByDay }) {
  const total = days.reduce((sum, { minutes }) => sum + minutes, 0);
  const most = Math.max(...days.map(({ minutes }) => minutes), Number.EPSILON);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  return (
    <figure>
      <div aria-hidden className="flex h-36 items-end gap-px border-b sm:gap-1">
        {days.map(({ day, minutes }) => (
          <div
            key={day}
            title={`${formatDay(day)}: ${formatMinutes(minutes)} min`}
            className="flex h-full flex-1 items-end rounded-t-sm hover:bg-well"
          >
            <div
              className={cn("min-h-px w-full rounded-t-sm", minutes > 0 && "bg-brand")}
              style={{ height: `${(minutes / most) * 100}%` }}
            />
          </div>
        ))}
      </div>
      <figcaption className="mt-2 flex justify-between gap-4 text-sm text-soft tabular-nums">
        <span>{formatDay(first.day)}</span>
        <span>
          {total === 0 ? "No minutes used yet" : `${formatMinutes(total)} minutes in all`}
        </span>
        <span>{formatDay(last.day)}</span>
      </figcaption>
    </figure>
  );
}
