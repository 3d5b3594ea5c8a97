import { LANGUAGES } from "@dubdeck/domain";
import { trpc } from "../../lib/trpc.ts";
import { Card, CardTitle } from "../../ui/card.tsx";

const SHOWN = 5;

/** Lists the most used target languages; nothing if there are none yet. */
export function TopLanguages() {
  const { data } = trpc.analytics.usage.useQuery();
  const top = data?.topLanguages.slice(0, SHOWN) ?? [];
  if (top.length === 0) return null;
  const most = Math.max(...top.map(({ count }) => count));
  return (
    <Card className="grid content-start gap-4 md:max-lg:col-span-2">
      <CardTitle>Most Used Languages</CardTitle>
      <ul className="grid gap-3.5">
        {top.map(({ language, count }) => (
          <li key={language} className="grid gap-1.5 text-sm">
            <p className="flex justify-between gap-4">
              <span className="font-medium">
                {LANGUAGES.find(({ code }) => code === language)?.name}
              </span>
              <span className="text-soft tabular-nums">{count} videos</span>
            </p>
            <div aria-hidden className="h-1.5 rounded-full bg-well">
              <div
                className="h-full rounded-full bg-dub"
                style={{ width: `${(count / most) * 100}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
