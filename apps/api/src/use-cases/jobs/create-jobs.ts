import { insertJobs, type JobRow } from "@dubdeck/db";
import {
  AppError,
  type CreateJobs,
  type LanguageCode,
  languageName,
  PLANS,
  type User,
} from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { requireVoices } from "../catalog/require-voices.ts";
import { requireVideo } from "../videos/get-video.ts";
import { startWaiting } from "./start-waiting.ts";

/**
 * Queues one dub per target language. Reserves the minutes and inserts all jobs or none, then starts
 * as many as the plan and the machines allow at once, one per video. The others start when a running
 * job ends, or by the sweep.
 * Throws NOT_FOUND, UNPROCESSABLE (language or voice), PLAN_REQUIRED (voice), QUOTA_EXCEEDED (also
 * when free minutes need a verified address), CONFLICT (the video is already being dubbed).
 */
export async function createJobs<const T extends readonly LanguageCode[]>(
  deps: Deps,
  user: User,
  input: CreateJobs & { readonly targetLanguages: T },
): Promise<{ [K in keyof T]: JobRow }> {
  const { voicePreset, voices, background, dualAudio, sourceLanguage, review, burnSubtitles } =
    input;
  const video = await requireVideo(deps.db, user, input.videoId);
  requireMinutes(deps, user);
  for (const target of input.targetLanguages) await requireLanguage(deps, user, input, target);
  const settings = {
    voice: voicePreset,
    speakerVoices: JSON.stringify(voices),
    background,
    dualAudio,
    watermark: PLANS[user.plan].watermark,
    sourceLanguage: sourceLanguage ?? null,
    review,
    burnSubtitles,
  };
  const orders = input.targetLanguages.map((targetLanguage) => ({ ...settings, targetLanguage }));
  const jobs = await insertJobs(deps.db, video, orders);
  await startWaiting(deps, user);
  return jobs as { [K in keyof T]: JobRow };
}

/** Checks that the video can be dubbed into the language with the requested voices. */
async function requireLanguage(
  deps: Deps,
  user: User,
  { voicePreset, voices, sourceLanguage }: CreateJobs,
  target: LanguageCode,
): Promise<void> {
  await requireVoices(deps, user, target, [voicePreset, ...Object.values(voices)]);
  if (sourceLanguage && !(await canDub(deps, sourceLanguage, target))) {
    const name = languageName(target);
    throw new AppError("UNPROCESSABLE", `This video's language cannot be dubbed into ${name}.`);
  }
}

/** On sites that verify addresses, free minutes are available only once the address is verified. */
function requireMinutes({ site }: Deps, { plan, email, emailVerified }: User): void {
  if (!site.verifiesEmail || emailVerified || PLANS[plan].usdPerMonth > 0) return;
  throw new AppError(
    "QUOTA_EXCEEDED",
    `Please confirm your e-mail address first: we sent a link to ${email}. Your free minutes count from then on.`,
  );
}

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

async function canDub({ catalog }: Deps, source: string, target: LanguageCode): Promise<boolean> {
  const exists = languageNames.of(source) !== undefined;
  return exists && (await catalog.route(source, target)) !== null;
}
