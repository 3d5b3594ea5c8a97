import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "@dubdeck/testing/listen";
import { expect, it, onTestFinished } from "vitest";
import { download } from "./download.ts";

const CONTENT = Buffer.from("0123456789".repeat(100));
const SHA256 = createHash("sha256").update(CONTENT).digest("hex");

it("puts a file into place whose SHA-256 is right, and says how far it is", async () => {
  const { url, target } = await serve((_, response) => response.end(CONTENT));
  const said: string[] = [];
  await download(url, target, SHA256, (line) => said.push(line));
  expect(await readFile(target)).toEqual(CONTENT);
  expect(said).toEqual(["100 % of 1 MB"]);
});

it("resumes an interrupted download", async () => {
  const { url, target, requests } = await serve((request, response) => {
    const start = Number(/bytes=(\d+)-/.exec(request.headers.range ?? "")?.[1]);
    response.writeHead(206, { "content-length": CONTENT.length - start });
    response.end(CONTENT.subarray(start));
  });
  await writeFile(`${target}.part`, CONTENT.subarray(0, 400));
  const said: string[] = [];
  await download(url, target, SHA256, (line) => said.push(line));
  expect(requests).toEqual(["bytes=400-"]);
  expect(await readFile(target)).toEqual(CONTENT);
  expect(said.at(-1)).toBe("100 % of 1 MB");
});

it("starts over if the server does not support ranges", async () => {
  const { url, target } = await serve((_, response) => response.end(CONTENT));
  await writeFile(`${target}.part`, "something old");
  await download(url, target, SHA256, () => {});
  expect(await readFile(target)).toEqual(CONTENT);
});

it("takes a file that was complete already", async () => {
  const { url, target } = await serve((_, response) => response.writeHead(416).end());
  await writeFile(`${target}.part`, CONTENT);
  await download(url, target, SHA256, () => {});
  expect(await readFile(target)).toEqual(CONTENT);
});

it("rejects wrong bytes, and starts from scratch the next time", async () => {
  const { url, target } = await serve((_, response) => response.end("something else"));
  await expect(download(url, target, SHA256, () => {})).rejects.toThrow("wrong SHA-256");
  await expect(readFile(target)).rejects.toThrow("ENOENT");
  await expect(readFile(`${target}.part`)).rejects.toThrow("ENOENT");
});

it("keeps what has come when the connection breaks", async () => {
  const connection = Promise.withResolvers<ServerResponse>();
  const { url, target } = await serve((_, response) => {
    response.writeHead(200, { "content-length": CONTENT.length });
    response.write(CONTENT.subarray(0, 300), () => connection.resolve(response));
  });
  const broken = download(url, target, SHA256, () => {});
  broken.catch(() => null);
  const response = await connection.promise;
  await expect.poll(async () => (await stat(`${target}.part`)).size).toBe(300);
  response.destroy();
  await expect(broken).rejects.toThrow("cannot download");
  expect(await readFile(`${target}.part`)).toEqual(CONTENT.subarray(0, 300));
});

it("says which address could not be read and why", async () => {
  const { url, target } = await serve((_, response) => response.writeHead(404).end());
  await expect(download(url, target, SHA256, () => {})).rejects.toThrow(`${url} answered 404`);
  const nowhere = "http://nowhere.invalid/file";
  await expect(download(nowhere, target, SHA256, () => {})).rejects.toThrow(
    /cannot download http:\/\/nowhere\.invalid\/file \(.*(ENOTFOUND|EAI_AGAIN)/,
  );
});

async function serve(answer: RequestListener) {
  const requests: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    requests.push(request.headers.range);
    answer(request, response);
  });
  const { origin, close } = await listen(server);
  const folder = await mkdtemp(join(tmpdir(), "download-test-"));
  onTestFinished(async () => {
    await close();
    await rm(folder, { recursive: true });
  });
  return { url: `${origin}/file`, target: join(folder, "file"), requests };
}
