import { expect, it } from "vitest";
import { failureOf } from "./failure-of.ts";

it.each([
  ["ERROR: Unsupported URL: https://x.example/", "NO_VIDEO"],
  ["ERROR: [generic] a: Unable to download webpage: HTTP Error 404: Not Found", "NOT_FOUND"],
  [
    "ERROR: [youtube] a: Video unavailable. This video has been removed by the uploader",
    "NOT_FOUND",
  ],
  ["ERROR: [youtube] a: Private video. Sign in if you've been granted access", "NO_ACCESS"],
  ["ERROR: [Instagram] a: You need to log in to access this content", "NO_ACCESS"],
  [
    "ERROR: [youtube] a: Sign in to confirm you’re not a bot. Use --cookies-from-browser",
    "UNREACHABLE",
  ],
  [
    "ERROR: [twitter] a: This video is not available from your location due to geo restriction",
    "UNREACHABLE",
  ],
  ["ERROR: [vimeo] a: This video is protected by a password, use --video-password", "NO_ACCESS"],
  ["ERROR: [youtube] a: This live event will begin in 3 days.", "LIVE"],
  ["ERROR: [generic] Unable to download webpage: timed out", "UNREACHABLE"],
  ["ERROR: [generic] HTTP Error 503: Service Unavailable", "UNREACHABLE"],
  ["Traceback (most recent call last): KeyError", "UNREACHABLE"],
])("%s means %s", (stderr, code) => expect(failureOf(stderr)).toBe(code));
