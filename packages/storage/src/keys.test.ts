import { describe, expect, it } from "vitest";
import {
  bedKey,
  boundSourceKey,
  clipKey,
  hearingKeys,
  jobKeys,
  ownerOf,
  parseSourceKey,
  sourceKey,
  thumbnailKey,
  userPrefix,
  voiceSampleKey,
  videoPrefix,
} from "./keys.ts";

const USER = "0b54ad2e-3f3c-4d2a-9a39-0f6a7e6f2f11";
const ID = "7d1f0a2b-1111-4222-8333-944445555666";

describe("keys", () => {
  it("all lie under their user, so that deleting is one prefix", () => {
    const { all, heard, translated, spoken, subtitles, ...keys } = jobKeys(USER, ID);
    const made = [heard(0), translated(0), spoken(0), subtitles({ track: "dub", format: "srt" })];
    const others = [
      sourceKey(USER, ID, "video/mp4"),
      thumbnailKey(USER, ID),
      clipKey(USER, ID, "abc"),
      bedKey(USER, ID, "abc"),
    ];
    for (const key of [all, ...made, ...others, ...Object.values(keys)]) {
      expect(key.startsWith(userPrefix(USER))).toBe(true);
    }
  });

  it("of a hearing lie under their video and differ by what it is made of", () => {
    const { heard, ...keys } = hearingKeys(USER, ID, "abc");
    const made = [heard(0), heard(1), ...Object.values(keys)];
    const other = hearingKeys(USER, ID, "abd").heard(0);
    expect(made.every((key) => key.startsWith(videoPrefix(USER, ID)))).toBe(true);
    expect(new Set([...made, other]).size).toBe(made.length + 1);
  });

  it("of a job differ from each other", () => {
    const keys = jobKeys(USER, ID);
    const made = [1, 12].flatMap((n) => [keys.heard(n), keys.translated(n), keys.spoken(n)]);
    const { audio, speakers, bed, mix, placed, listening, previewPicture, preview, output } = keys;
    const files = [audio, speakers, bed, mix, placed, listening, previewPicture, preview, output];
    const all = [...made, ...files];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("ownerOf", () => {
  it("reads the user from every key and prefix of theirs", () => {
    const keys = [userPrefix(USER), jobKeys(USER, ID).mix, sourceKey(USER, ID, "video/mp4")];
    expect(keys.map(ownerOf)).toEqual([USER, USER, USER]);
  });

  it.each([voiceSampleKey("abc"), "health", "users/", "users/x/a", `x/users/${USER}/a`])(
    "finds none in %j",
    (key) => expect(ownerOf(key)).toBeNull(),
  );
});

describe("parseSourceKey", () => {
  it.each([
    ["video/mp4", "mp4"],
    ["video/quicktime", "mov"],
    ["video/x-msvideo", "avi"],
  ] as const)("reads back the key of a %s upload", (mime, extension) => {
    const key = sourceKey(USER, ID, mime);
    expect(key).toMatch(new RegExp(`source\\.${extension}$`));
    expect(parseSourceKey(key)).toEqual({ key, userId: USER, uploadId: ID });
  });

  it("does not parse a registered source as an upload", () => {
    const upload = { key: sourceKey(USER, ID, "video/quicktime"), userId: USER, uploadId: ID };
    const bound = boundSourceKey(upload, ID);
    expect(bound).toMatch(/\.mov$/);
    expect(parseSourceKey(bound)).toBeNull();
  });

  it.each([
    "",
    "source.mp4",
    `users/${USER}/uploads/${ID}/source.exe`,
    `users/${USER}/uploads/${ID}/source.mp4/../x`,
    `users/${USER}/uploads/../source.mp4`,
    `users/${USER}/uploads/${ID}/sourceXmp4`,
    `users/x/uploads/${ID}/source.mp4`,
    `x/users/${USER}/uploads/${ID}/source.mp4`,
    `users/${USER}/uploads/${ID}/source.mp4\n`,
    `users/${USER.toUpperCase()}/uploads/${ID}/source.mp4`,
  ])("refuses %j", (key) => {
    expect(parseSourceKey(key)).toBeNull();
  });
});
