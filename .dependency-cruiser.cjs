/** Arrows point down: apps → workflows → packages; the pure packages import nothing that does I/O. */
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "nobody-imports-apps",
      comment: "Apps are composition roots. Only the web app may name the api's router, as a type.",
      severity: "error",
      from: { path: "^(packages|workflows)/" },
      to: { path: "^apps/" },
    },
    {
      name: "apps-stand-apart",
      comment:
        "An app never imports another app; web's `import type { AppRouter }` is the one exception.",
      severity: "error",
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "packages-below-workflows",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^workflows/" },
    },
    {
      name: "domain-is-pure",
      comment: "packages/domain imports nothing but zod.",
      severity: "error",
      from: { path: "^packages/domain/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: ["^packages/domain/", "^node_modules/zod/"] },
    },
    {
      name: "dubbing-is-pure",
      comment: "Numbers in words and syllables come from packages that do no I/O either.",
      severity: "error",
      from: { path: "^packages/dubbing/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: ["^packages/(dubbing|domain)/", "^node_modules/(zod|n2words|syllable)/"] },
    },
    {
      name: "workflows-are-deterministic",
      comment: "Workflow code runs in Temporal's sandbox: the SDK and the domain, nothing else.",
      severity: "error",
      from: { path: "^workflows/src/", pathNot: "\\.test\\.ts$" },
      to: {
        pathNot: [
          "^workflows/src/",
          "^packages/domain/",
          "^node_modules/@temporalio/(workflow|common)/",
        ],
      },
    },
    {
      name: "product-does-not-import-tests",
      severity: "error",
      from: { pathNot: ["\\.test\\.tsx?$", "^packages/testing/", "/testing/", "^apps/web/e2e/"] },
      to: { path: "^packages/testing/" },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["(^|/)dist/", "\\.gen\\.ts$", "^apps/speech/"] },
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
    },
  },
};
