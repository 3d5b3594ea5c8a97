import type { ImportFailureCode } from "@dubdeck/domain";

/** Translates yt-dlp's stderr to a failure code for the person who pasted the link. */
export function failureOf(stderr: string): ImportFailureCode {
  return MEANINGS.find(([pattern]) => pattern.test(stderr))?.[1] ?? "UNREACHABLE";
}

const MEANINGS: readonly (readonly [RegExp, ImportFailureCode])[] = [
  [
    /unsupported url|no video|requested format is not available|does not contain (a|any) video/i,
    "NO_VIDEO",
  ],
  [/\b(429|5\d\d)\b|timed out|not a bot|captcha|rate.?limit/i, "UNREACHABLE"],
  [/geo.?restrict|your (country|location)/i, "UNREACHABLE"],
  [/\b(404|410)\b|unavailable|not available|removed|deleted|not exist|not found/i, "NOT_FOUND"],
  [/\b(401|403)\b|private|log ?in|sign in|cookies|members|password|confirm your age/i, "NO_ACCESS"],
  [/live event|is live|premieres/i, "LIVE"],
];
