import { tanstackRouter } from "@tanstack/router-plugin/vite";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { preloadFont } from "./vite/preload-font.ts";
import { prerenderLanding } from "./vite/prerender-landing.ts";

/** Where the api listens while the site is served by Vite's dev server. */
const api = process.env["API_URL"] ?? "http://localhost:3000";

/** The paths that the api answers itself; everything else is the site. */
const API_PATHS =
  "^/(trpc|account/export|auth|billing|uploads|imports|videos|jobs|languages|voices|analytics|webhooks?|till|health|openapi\\.json)(/|\\?|$)";

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      codeSplittingOptions: {
        // The landing page comes with the first chunk, each other page with its own.
        defaultBehavior: [["loader", "component", "notFoundComponent"], ["pendingComponent"]],
        splitBehavior: ({ routeId }) => (routeId === "/" ? [] : undefined),
      },
      quoteStyle: "double",
      semicolons: true,
    }),
    react(),
    tailwindcss(),
    preloadFont("instrument-sans-latin-wght-normal"),
    prerenderLanding(new URL("./src/prerender.tsx", import.meta.url)),
  ],
  server: {
    proxy: {
      [API_PATHS]: { target: api },
      "/socket.io": { target: api, ws: true },
    },
  },
  build: {
    // `light-dark()` and nesting are used as they are.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 1 },
            // Small parts of most pages share a chunk, since the first one lists all names. The chat
            // comes with every page, so its icon stays with it.
            { name: "icons", test: /lucide-react(?!.*message-circle)/ },
            {
              name: "parts",
              test: /src\/ui\/(badge|card|empty-state|loaded|page-heading|skeleton|keep-focus)/,
            },
          ],
        },
      },
      treeshake: {
        // Lets a page use the domain's plain tables without carrying zod along.
        manualPureFunctions: ["z"],
        moduleSideEffects: [{ test: /packages\/domain\//, sideEffects: false }],
      },
    },
  },
});
