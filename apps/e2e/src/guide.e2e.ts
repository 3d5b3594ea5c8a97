import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { copyFile, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { fixture } from "@dubdeck/testing";
import { listen } from "@dubdeck/testing/listen";
import type { Browser, Page } from "playwright-core";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp, upgrade } from "./accounts.ts";
import { baseUrl, openBrowser, openPage } from "./browser.ts";

let browser: Browser;
let page: Page;
let key: string;
let folder: string;

beforeAll(async () => {
  // Inside the web package, so that the example resolves socket.io-client as a reader's project
  // would.
  folder = await mkdtemp(join(import.meta.dirname, "../../web/dist/guide-"));
  await copyFile(fixture("jfk.mp4"), join(folder, "talk.mp4"));
  browser = await openBrowser();
  ({ page } = await openPage(browser));
  await signUp(page);
  await upgrade(page, "Enterprise");
  await page.goto("/app/settings");
  await page.getByLabel("Name of a new key").fill("Guide");
  await page.getByRole("button", { name: "Create key" }).click();
  key = await page.getByRole("alert").locator("code").innerText();
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

test("the guide's TypeScript, one block after another, dubs a video", async () => {
  await writeFile(join(folder, "guide.ts"), await examples("TypeScript"));
  expect(await run(process.execPath, ["guide.ts"])).toMatch(/mix|finalize/);
  await expectDub();
});

test.skipIf(spawnSync("jq", ["--version"]).error)("and so does its curl", async () => {
  const script = (await examples("curl")).replace("DUBDECK_KEY=…", `DUBDECK_KEY=${key}`);
  expect(await run("bash", ["-euc", `status=; ${script}`])).toContain('"completed"');
  await expectDub();
});

test("the guide's webhook server accepts signed events only", async () => {
  await writeFile(join(folder, "server.ts"), await examples("Your server"));
  const secret = `whsec_${randomBytes(32).toString("base64")}`;
  const port = await freePort();
  const variables = [`WEBHOOK_SECRET=${secret}`, `PORT=${port}`];
  const server = spawn("env", [...variables, process.execPath, "server.ts"], { cwd: folder });
  let output = "";
  server.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  try {
    const at = new Date();
    const url = "https://dubdeck.example/app/videos/1";
    const body = JSON.stringify({ type: "job.completed", data: { url } });
    const headers = {
      "webhook-id": "msg-1",
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign("msg-1", at, body),
    };
    const post = (text: string) =>
      fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers, body: text }).then(
        ({ status }) => status,
        () => null,
      );
    await expect.poll(() => post(body)).toBe(204);
    await expect.poll(() => output).toBe(`msg-1 job.completed ${url}\n`);
    expect(await post(`${body} `)).toBe(401);
  } finally {
    server.kill();
  }
});

/** Returns all code in one language on the page, in order. */
async function examples(label: string): Promise<string> {
  await page.goto("/docs/guide");
  const blocks = page.locator("figure", { has: page.locator("figcaption", { hasText: label }) });
  await blocks.first().waitFor();
  return (await blocks.locator("code").allInnerTexts()).join("\n\n");
}

async function expectDub(): Promise<void> {
  const dub = join(folder, "talk.es.mp4");
  expect((await stat(dub)).size).toBeGreaterThan(100_000);
  await rm(dub);
}

/** Returns a port that nothing listens on. */
async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer());
  await close();
  return port;
}

function run(command: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const variables = [`DUBDECK_URL=${baseUrl}`, `DUBDECK_KEY=${key}`];
    const child = spawn("env", [...variables, command, ...args], { cwd: folder });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    }
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}
