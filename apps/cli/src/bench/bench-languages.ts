import { type LanguageCode, languageCodeSchema, languageName } from "@dubdeck/domain";
import { probe } from "@dubdeck/media";
import type { RunState } from "@dubdeck/stack";
import { addVideo, type DubOrder, dubVideo } from "../dub-file.ts";
import { CliError, EXIT } from "../exit-codes.ts";
import { withNewAccount } from "../with-new-account.ts";
import { type ActivityTime, activityTimes } from "./activity-times.ts";
import { seconds, timed } from "./timed.ts";

/** One dub of the video. */
interface LanguageDub {
  readonly to: LanguageCode;
  readonly ms: number;
  readonly activities: readonly ActivityTime[];
}

/**
 * Parses codes such as `es,fr`.
 * @throws CliError for fewer than two codes or an unknown one
 */
export function parseLanguages(codes: string): LanguageCode[] {
  const parsed = languageCodeSchema.array().min(2).safeParse(codes.split(","));
  if (parsed.success) return parsed.data;
  throw new CliError(EXIT.usage, "--languages takes two or more target languages, such as es,fr");
}

/** Dubs one video into these languages one after another, and prints each dub's time by activity. */
export async function benchLanguages(
  stack: RunState,
  order: Omit<DubOrder, "to">,
  languages: readonly LanguageCode[],
  signal: AbortSignal,
): Promise<void> {
  const dubs: LanguageDub[] = [];
  // A new account, so that nothing of this video is cached.
  await withNewAccount(stack, async (server) => {
    const videoId = await addVideo(server, order.input, signal);
    for (const to of languages) {
      const { result, ms } = await timed(() =>
        dubVideo(server, videoId, { ...order, to }, () => {}, signal),
      );
      dubs.push({ to, ms, activities: await activityTimes(stack, result.job.id) });
    }
  });
  console.log(`video ${seconds((await probe(order.input)).durationMs)}\n`);
  console.log(languageTable(dubs));
}

/** Formats the time per activity with one column per dub; a dash means the dub skipped the activity. */
export function languageTable(dubs: readonly LanguageDub[]): string {
  const names = [...new Set(dubs.flatMap(({ activities }) => activities.map((a) => a.activity)))];
  const work = (dub: LanguageDub, name: string): string => {
    const found = dub.activities.find(({ activity }) => activity === name);
    return found ? seconds(found.ms) : "–";
  };
  const rows = [
    ["", ...dubs.map(({ to }) => languageName(to))],
    ["whole dub", ...dubs.map(({ ms }) => seconds(ms))],
    ...names.map((name) => [name, ...dubs.map((dub) => work(dub, name))]),
  ];
  return rows
    .map(
      ([name = "", ...cells]) => name.padEnd(22) + cells.map((cell) => cell.padStart(12)).join(""),
    )
    .join("\n");
}
