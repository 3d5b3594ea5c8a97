import { createServer } from "node:http";
import { listen } from "@dubdeck/testing/listen";

/**
 * Serves bytes, with range requests, until the process exits; closes the connection the first `breaks`
 * times that a response reaches `share` of the length.
 * @returns the URL
 */
export async function flakyServer(bytes: Buffer, breaks: number, share = 0.5): Promise<string> {
  const breakAt = Math.floor(bytes.length * share);
  let left = breaks;
  const server = createServer(({ headers }, response) => {
    const [, first = "0", last] = /bytes=(\d+)-(\d*)/.exec(headers.range ?? "") ?? [];
    const start = Number(first);
    const end = Math.min(last ? Number(last) + 1 : bytes.length, bytes.length);
    const range = `bytes ${start}-${end - 1}/${bytes.length}`;
    response.writeHead(206, { "content-length": end - start, "content-range": range });
    if (left > 0 && start <= breakAt && end > breakAt) {
      left -= 1;
      response.write(bytes.subarray(start, breakAt), () => response.destroy());
    } else response.end(bytes.subarray(start, end));
  });
  server.unref();
  return `${(await listen(server)).origin}/video.mp4`;
}
