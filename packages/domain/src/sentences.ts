/** User messages of the database's checks, and those that several modules share. */
export const SIGN_IN_AGAIN = "Please sign in again.";
export const EMAIL_TAKEN = "This e-mail address is already registered.";
export const ACCOUNT_GONE = "This account does not exist any more.";
export const NO_SUCH_USER = "There is no such user.";
export const NO_SUCH_VIDEO = "Video not found";
export const FILES_MOVING =
  "Your files are being moved to another data region. Please try again when that is done.";
export const VIDEO_BUSY = "This video is being dubbed right now. Please wait for it.";
export const NO_SUCH_JOB = "There is no such job.";
export const NO_DUB_YET = "There is no finished dub yet.";
export const NO_SCRIPT_YET = "This dub has no script yet. Please wait until it is translated.";
export const NOT_IN_REVIEW = "This dub does not wait for a review, so it cannot be approved.";
export const NOTHING_CHANGED =
  "Nothing differs from the published dub, so there is nothing to apply.";
export const PRICE_CHANGED = "The script has changed since its price was shown. Please look again.";
export const REVISION_RUNS =
  "A revision of this dub is being made. Please wait for it, or cancel it.";
export const VOICE_NOT_IN_PLAN = "This voice is not part of your plan. Please upgrade.";
export const NO_GOOGLE = "Google sign-in is not set up on this server.";
export const OUR_FAULT = "Something went wrong on our side. Please try again.";

/** Says that as many links are being fetched as the plan allows at once. */
export function linksBusy(atOnce: number): string {
  const links = atOnce === 1 ? "Another link is" : `${atOnce} links are`;
  return `${links} being fetched right now. Please wait for it.`;
}

/** Says how many bytes of storage are left. */
export function storageFull(leftBytes: number, maxBytes: number): string {
  const [left, max] = [Math.floor(leftBytes / 2 ** 20), Math.floor(maxBytes / 2 ** 20)];
  return `Your storage has ${left} MB left of ${max} MB. Please delete videos you no longer need, or upgrade your plan.`;
}

/** Says what dubs of one video take (ms each) and what is left of the month's minutes (ms). */
export function minutesMissing(ms: number, dubs: number, leftMs: number): string {
  const left = leftMs > 0 ? `${minutes(leftMs)} left` : "no minutes left";
  const needed =
    dubs === 1
      ? minutes(ms)
      : `${minutes(ms)} in each of ${dubs} languages, ${minutes(ms * dubs)} in all,`;
  return `This video takes ${needed} and you have ${left} this month. Please upgrade your plan or wait for the next month.`;
}

/** Says what a revision takes (ms) and what is left of the month's minutes (ms). */
export function revisionMinutesMissing(ms: number, _revisions: number, leftMs: number): string {
  const left = leftMs > 0 ? `${minutes(leftMs)} left` : "no minutes left";
  return `This revision takes ${minutes(ms)} and you have ${left} this month. Please upgrade your plan or wait for the next month.`;
}

/** Formats ms as `4:05 minutes`. */
function minutes(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")} minutes`;
}
