import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer, type Plugin } from "vite";

const EMPTY = '<div id="root"></div>';

/** Holds the first paint until the hero has been read whole: half of it would move what is shown. */
const WHOLE_HERO = '<link rel="expect" href="#features" blocking="render">';

/**
 * Writes the built landing page as `landing.html`: the shell with what `entry` renders. The page shows
 * before its scripts have run, so they load after its styles and fonts. Fails if the entry does not
 * render.
 */
export function prerenderLanding(entry: URL): Plugin {
  return {
    name: "prerender-landing",
    apply: "build",
    writeBundle: {
      order: "post",
      handler: async ({ dir = "dist" }, bundle) => {
        const shell = bundle["index.html"];
        if (shell?.type !== "asset") throw new Error("The build has no index.html.");
        const { title, html } = await render(entry);
        const page = String(shell.source)
          .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
          .replace("</head>", () => `  ${WHOLE_HERO}\n  </head>`)
          .replace('<script type="module"', (script) => `${script} fetchpriority="low"`)
          .replace(EMPTY, () => EMPTY.replace("><", () => `>${html}<`));
        await writeFile(join(dir, "landing.html"), page);
      },
    },
  };
}

async function render(entry: URL): Promise<{ title: string; html: string }> {
  const server = await createServer({
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await (await server.ssrLoadModule(fileURLToPath(entry)))["renderLanding"]();
  } finally {
    await server.close();
  }
}
