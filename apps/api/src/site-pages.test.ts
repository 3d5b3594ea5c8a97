import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { sitePlugin } from "./site.ts";
import { isSitePage, SITE_PAGES } from "./site-pages.ts";

it("knows the pages that the site's router knows", async () => {
  const tree = await readFile(new URL("../../web/src/routeTree.gen.ts", import.meta.url), "utf8");
  const [, union = ""] = /fullPaths:([^;]*);/.exec(tree) ?? [];
  const paths = [...union.matchAll(/"([^"]+)"/g)].map(([, path = ""]) => path);
  const pages = paths
    .map((path) => path.replace(/(?<=.)\/$/, ""))
    // Only these two tools exist; all others show the 404 page.
    .flatMap((path) =>
      path === "/tools/$tool" ? ["/tools/video-dub", "/tools/video-translate"] : [path],
    );
  expect(new Set(pages)).toEqual(new Set(SITE_PAGES));
});

it("tells a page from what is none", () => {
  expect(["/", "/app", "/app/", "/app/videos/1", "/docs/guide"].filter(isSitePage)).toHaveLength(5);
  expect(["/nothing", "/app/nothing", "/app/videos/1/2", "/apps"].filter(isSitePage)).toEqual([]);
});

it("answers / with the landing page, and an unknown page with the app and status 404", async () => {
  const dist = await mkdtemp(join(tmpdir(), "dubdeck-site-"));
  await writeFile(join(dist, "index.html"), "<title>the app</title>");
  await writeFile(join(dist, "landing.html"), "<h1>prerendered</h1>");
  const app = Fastify();
  try {
    await app.register(sitePlugin, { dist });
    const get = async (url: string) => {
      const { statusCode, body } = await app.inject({ url, headers: { accept: "text/html" } });
      return [statusCode, body];
    };
    expect(await get("/?from=mail")).toEqual([200, "<h1>prerendered</h1>"]);
    expect(await get("/app/videos/1?new=1")).toEqual([200, "<title>the app</title>"]);
    expect(await get("/nothing")).toEqual([404, "<title>the app</title>"]);
  } finally {
    await app.close();
    await rm(dist, { recursive: true });
  }
});
