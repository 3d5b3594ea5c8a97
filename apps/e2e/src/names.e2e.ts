import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createPortPicker,
  dataPaths,
  embeddedOnly,
  planApi,
  planWorker,
  readEnvironment,
  startServices,
  supervise,
} from "@dubdeck/stack";
import { createNamespace, createTestDatabase, fixture } from "@dubdeck/testing";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { signUp, upload } from "./accounts.ts";
import { baseUrl, openBrowser, openPage } from "./browser.ts";

/**
 * Not a loopback name, so the browser grants its plain http page no more rights than a LAN host's.
 */
const LAN_NAME = "studio.test";
const services = inject("services");

let browser: Browser;
let site: Awaited<ReturnType<typeof startLanSite>>;
beforeAll(async () => {
  site = await startLanSite();
  browser = await openBrowser(`--host-resolver-rules=MAP ${LAN_NAME} 127.0.0.1`);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

test("a page on another name of this machine is sent to the public address", async () => {
  const { page } = await openPage(browser);
  const other = new URL(baseUrl);
  other.hostname = "127.0.0.1";
  await page.goto(`${other.origin}/login?next=1#top`);
  expect(page.url()).toBe(`${baseUrl}/login?next=1#top`);
  await page.goto(`http://127.0.0.1:${site.port}/docs`);
  expect(page.url()).toBe(`${site.url}/docs`);
});

test("a browser in the LAN signs up, uploads, follows a dub live, plays it and copies a key", async () => {
  const { page, errors, logs } = await openPage(browser, { baseURL: site.url });
  const email = await signUp(page);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await upload(page, fixture("jfk.mp4"));
  await page.getByLabel("Target Language").selectOption("es");
  await page.getByLabel("AI Voice").selectOption({ index: 1 });
  await page.getByRole("dialog").getByRole("button", { name: "Start Dubbing" }).click();
  await expect.poll(() => logs).toContain("Connected to job updates");
  await page.getByText("completed", { exact: true }).first().waitFor({ timeout: 120_000 });
  const dub = page.getByLabel("Dubbed video");
  await expect
    .poll(() => dub.evaluate((video: HTMLVideoElement) => video.duration))
    .toBeCloseTo(11, 0);

  await page.getByRole("button", { name: "Copy Video ID" }).click();
  await page.getByText("Video ID copied").waitFor();

  await site.db
    .updateTable("users")
    .set({ plan: "enterprise" })
    .where("email", "=", email)
    .execute();
  await copyKey(page);
  expect(errors).toEqual([]);
});

async function copyKey(page: Page): Promise<void> {
  await page.goto("/app/settings");
  const name = page.getByLabel("Name of a new key");
  await name.fill("Build server");
  await page.getByRole("button", { name: "Create key" }).click();
  const key = await page.getByRole("alert").locator("code").innerText();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await page.getByText("Key copied").waitFor();
  await name.fill("");
  await name.press("Control+V");
  expect(await name.inputValue()).toBe(key);
}

/** Starts a second site with its own storage, reachable from other machines. */
async function startLanSite() {
  const dataDir = await mkdtemp(join(tmpdir(), "dubdeck-lan-"));
  const [database, namespace, port] = await Promise.all([
    createTestDatabase(services.DATABASE_URL),
    createNamespace(services.TEMPORAL_ADDRESS),
    createPortPicker()(0),
  ]);
  const url = `http://${LAN_NAME}:${port}`;
  const own = await startServices({
    dataDir,
    toolsDir: dataPaths(readEnvironment().DATA_DIR).tools,
    environment: {
      ...embeddedOnly,
      HOST: "0.0.0.0",
      PORT: port,
      PUBLIC_URL: url,
      DATABASE_URL: database.url,
      TEMPORAL_ADDRESS: services.TEMPORAL_ADDRESS,
      TEMPORAL_NAMESPACE: namespace,
      STT_BASE_URL: services.STT_BASE_URL,
      STT_MODEL: services.STT_MODEL,
      TTS_BASE_URL: services.TTS_BASE_URL,
      TTS_MODEL: services.TTS_MODEL,
    },
  });
  const apps = await Promise.all(
    [planApi(own.env), planWorker(own.env)].map((plan) =>
      supervise({ ...plan, logFile: join(dataDir, `${plan.name}.log`) }, async () => undefined),
    ),
  );
  return {
    url,
    port,
    db: database.db,
    async stop() {
      await Promise.all(apps.map((app) => app.stop()));
      await own.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
