import type { Plugin } from "vite";

/** Preloads the built font file of this name, so that the first paint already has its letters. */
export function preloadFont(name: string): Plugin {
  return {
    name: "preload-font",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) => {
        const file = Object.keys(bundle ?? {}).find(
          (path) => path.includes(name) && path.endsWith(".woff2"),
        );
        if (!file) throw new Error(`No font named ${name} in the build.`);
        const attrs = {
          rel: "preload",
          as: "font",
          type: "font/woff2",
          href: `/${file}`,
          crossorigin: "",
        };
        return [{ tag: "link", attrs, injectTo: "head" as const }];
      },
    },
  };
}
