import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { createServer } from "node:http";
import { basename, join } from "node:path";
import { listen } from "@dubdeck/testing/listen";
import { runFfmpeg } from "@dubdeck/media";
import { fixture, makeBadMedia } from "@dubdeck/testing";

/** Loopback addresses: tests allow SITE, while PRIVATE stays forbidden. */
export const SITE = "127.0.0.2";
export const PRIVATE = "127.0.0.1";

/**
 * Starts a small web site with videos of many kinds, including DASH and HLS. `/page?video=NAME`
 * shows videos, `/to?URL` redirects to the URL, `/slow.mp4` never ends, `/status/N` answers with
 * status N.
 */
export async function startVideoSite(directory: string, host: string) {
  const media = await makeBadMedia(directory);
  const jfk = fixture("jfk.mp4");
  const make = (options: string, name: string) =>
    runFfmpeg([
      "-i",
      jfk,
      ..."-t 4 -c copy".split(" "),
      ...options.split(" "),
      join(directory, name),
    ]);
  await make("-f dash", "apart.mpd");
  await make("-f hls -hls_time 2", "stream.m3u8");
  await make("-f matroska", "talk.mkv");
  const files = new Map((await readdir(directory)).map((name) => [name, join(directory, name)]));
  files.set(basename(jfk), jfk);
  for (const path of Object.values(media)) files.set(basename(path), path);

  const server = createServer((request, answer) => {
    const url = new URL(request.url ?? "/", "http://site");
    const name = url.pathname.slice(1);
    const path = files.get(name);
    if (name === "to") {
      answer.writeHead(302, { location: decodeURIComponent(url.search.slice(1)) }).end();
    } else if (name.startsWith("status/")) {
      answer.writeHead(Number(name.slice(7))).end();
    } else if (name === "slow.mp4") {
      answer.writeHead(200, { "content-type": "video/mp4", "content-length": "10000000" });
      answer.write(Buffer.alloc(1000));
    } else if (name.startsWith("page")) {
      const videos = url.searchParams.getAll("video").map((src) => `<video src="/${src}"></video>`);
      const html = `<html><title>A page</title>${videos.join("")}<p>Text.</p></html>`;
      answer.writeHead(200, { "content-type": "text/html" }).end(html);
    } else if (path) {
      createReadStream(path).pipe(answer);
    } else {
      answer.writeHead(404).end();
    }
  });
  const { origin, close } = await listen(server, host);
  return { url: (path: string) => `${origin}/${path}`, close };
}
