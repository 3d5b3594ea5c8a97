import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import compress from "@fastify/compress";
import staticFiles from "@fastify/static";
import { AppError } from "@dubdeck/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { wantsPage } from "./public-url.ts";
import { isSitePage } from "./site-pages.ts";

const DIST = fileURLToPath(new URL("../../web/dist", import.meta.url));

/**
 * Serves the built web app: the prerendered landing page at `/`. The app routes its other pages
 * itself, so a browser that requests a page without a server route gets the app, with status 404 if
 * the app has no such page either. All other unknown requests get a JSON 404.
 */
export async function sitePlugin(
  app: FastifyInstance,
  { dist = DIST }: { dist?: string } = {},
): Promise<void> {
  await app.register(compress, { threshold: 1024 });
  if (existsSync(dist)) {
    await app.register(staticFiles, {
      root: dist,
      index: false,
      maxAge: "1h",
      setHeaders(reply, path) {
        if (path.startsWith(`${dist}/assets/`)) {
          // Built files have a content hash in their names.
          reply.header("cache-control", "public, max-age=31536000, immutable");
        }
      },
    });
  }
  app.get("/", (_request, reply) => sendApp(reply, dist, "landing.html"));
  app.setNotFoundHandler((request, reply) => {
    if (wantsPage(request)) {
      return sendApp(reply.code(isSitePage(pathOf(request)) ? 200 : 404), dist, "index.html");
    }
    throw new AppError("NOT_FOUND", `There is nothing at ${request.method} ${pathOf(request)}.`);
  });
}

const pathOf = (request: FastifyRequest): string => request.url.split("?")[0] ?? "/";

function sendApp(reply: FastifyReply, dist: string, file: "index.html" | "landing.html") {
  if (!existsSync(dist)) {
    throw new AppError("UNAVAILABLE", "The site is not built. Run `npm run build`.");
  }
  return reply.header("cache-control", "no-cache").sendFile(file, { cacheControl: false });
}
