import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { probe } from "@dubdeck/media";
import { withTempDir } from "@dubdeck/process";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { PRIVATE, SITE, startVideoSite } from "../testing/video-site.ts";
import { createLinkFetcher, type FetchOrder } from "./fetch-link.ts";
import { isPublicAddress } from "./public-address.ts";

const { YT_DLP_PATH: ytDlpPath } = inject("services");
const folder = await mkdtemp(join(tmpdir(), "video-site-"));
let site: Awaited<ReturnType<typeof startVideoSite>>;
let hidden: typeof site;

beforeAll(async () => {
  site = await startVideoSite(folder, SITE);
  hidden = await startVideoSite(folder, PRIVATE);
});
afterAll(async () => {
  await Promise.all([site.close(), hidden.close()]);
  await rm(folder, { recursive: true });
});

/** Allows the public internet and the test's own site. */
const allows = (address: string) => address === SITE || isPublicAddress(address);

/** Fetches a link; returns the probed file and the progress seen, or throws. */
async function fetch(url: string, change: Partial<FetchOrder> = {}, path = ytDlpPath) {
  const seen: number[] = [];
  const onProgress = (fraction: number) => void seen.push(fraction);
  const limits = { maxBytes: 2_000_000, maxMs: 60_000, signal: new AbortController().signal };
  return await withTempDir(async (directory) => {
    const order = { url, directory, onProgress, ...limits, ...change };
    const { path: file, title } = await createLinkFetcher({ ytDlpPath: path, allows })(order);
    const { container, durationMs, video, audio } = await probe(file);
    return { title, container, durationMs, codecs: [video.codec, audio?.codec], seen };
  });
}

describe("fetches", () => {
  it("a file, unchanged", async () => {
    const found = await fetch(site.url("jfk.mp4"));
    expect(found).toMatchObject({ title: "jfk", container: "mp4", codecs: ["h264", "aac"] });
    expect(found.seen.at(-1)).toBe(1);
  });

  it.each(["apart.mpd", "stream.m3u8", "talk.mkv", "to?/jfk.mp4", "page?video=jfk.mp4"])(
    "%s",
    async (name) => {
      const found = await fetch(site.url(name));
      expect(found).toMatchObject({ container: "mp4", codecs: ["h264", "aac"] });
      expect(found.durationMs).toBeGreaterThan(3900);
    },
  );
});

describe("refuses to fetch", () => {
  it.each([
    ["nothing there", "none.mp4", "NOT_FOUND"],
    ["signed-in viewers only", "status/401", "NO_ACCESS"],
    ["a site that is down", "status/503", "UNREACHABLE"],
    ["a page without a video", "page", "NO_VIDEO"],
    ["a page with several", "page?video=jfk.mp4&video=talk.mkv", "SEVERAL"],
    ["text named .mp4", "text.mp4", "BAD_FILE"],
    ["a truncated video", "truncated.mp4", "BAD_FILE"],
  ])("%s", async (_, name, code) => {
    await expect(fetch(site.url(name))).rejects.toMatchObject({ name: "LinkError", code });
  });

  it("files larger than the plan allows, with the message that uploads get", async () => {
    const failed = fetch(site.url("jfk.mp4"), { maxBytes: 500_000 });
    await expect(failed).rejects.toMatchObject({
      code: "TOO_LARGE",
      message: expect.stringContaining("File is too large. Maximum size is"),
    });
    await expect(fetch(site.url("stream.m3u8"), { maxBytes: 100_000 })).rejects.toMatchObject({
      code: "TOO_LARGE",
    });
  });

  it("videos longer than the plan allows, before or after the download", async () => {
    const short = { maxMs: 2000 };
    for (const name of ["stream.m3u8", "jfk.mp4"]) {
      await expect(fetch(site.url(name), short)).rejects.toMatchObject({ code: "TOO_LONG" });
    }
  });

  it("private addresses, linked directly or through a redirect", async () => {
    const links = [
      hidden.url("jfk.mp4"),
      site.url(`to?${hidden.url("jfk.mp4")}`),
      "http://localhost:1/x.mp4",
    ];
    for (const url of [...links, site.url("to?http://169.254.169.254/latest/meta-data")]) {
      await expect(fetch(url)).rejects.toMatchObject({ code: "PRIVATE_ADDRESS" });
    }
  });

  it("local files, and options disguised as links", async () => {
    for (const url of ["file:///etc/passwd", site.url("to?file:///etc/passwd"), "--exec=id"]) {
      await expect(fetch(url)).rejects.toMatchObject({ name: "LinkError" });
    }
  });

  it("anything if yt-dlp is missing", async () => {
    const failed = fetch(site.url("jfk.mp4"), {}, "/no/such/yt-dlp");
    await expect(failed).rejects.toMatchObject({ code: "NOT_SET_UP" });
  });
});

it("ends when it is aborted", async () => {
  const controller = new AbortController();
  const failed = fetch(site.url("slow.mp4"), { signal: controller.signal });
  setTimeout(() => controller.abort(new Error("cancelled")), 2500);
  await expect(failed).rejects.toThrow("cancelled");
});
