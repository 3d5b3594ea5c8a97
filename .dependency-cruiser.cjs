/** Arrows point down: apps → workflows → packages; the pure packages import nothing that does I/O. */
const TESTS = ["\\.test\\.tsx?$", "^packages/testing/", "/testing/", "^apps/e2e/"];

/** Folders of a package, the uppermost first: none imports one that is named before it. */
const inOrder = (root, folders) =>
  folders.slice(1).map((folder, i) => ({
    name: `${folder}-below-${folders[i]}`,
    severity: "error",
    from: { path: `${root}(${folder})/` },
    to: { path: `${root}(${folders.slice(0, i + 1).join("|")})/` },
  }));

/** @type {import('dependency-cruiser').IConfiguration} */
const CLIENTS = "^workflows/src/(studio-)?client.ts$";

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
      comment: "Numbers in words, syllables and CSV come from packages that do no I/O either.",
      severity: "error",
      from: { path: "^packages/dubbing/", pathNot: "\\.test\\.ts$" },
      to: {
        pathNot: [
          "^packages/(dubbing|domain)/",
          "^node_modules/(zod|n2words|syllable|csv-(parse|stringify))/",
        ],
      },
    },
    {
      name: "workflows-are-deterministic",
      comment:
        "Workflow code runs in Temporal's sandbox: the SDK and the domain, nothing else. `client` and " +
        "`studio-client` start workflows from outside.",
      severity: "error",
      from: { path: "^workflows/src/", pathNot: [TESTS, CLIENTS].flat() },
      to: {
        pathNot: [
          "^workflows/src/",
          "^packages/domain/",
          "^node_modules/@temporalio/(workflow|common)/",
        ],
      },
    },
    {
      name: "workflows-start-none-by-themselves",
      comment: "A client inside the sandbox would reach out of it.",
      severity: "error",
      from: {
        path: "^workflows/src/",
        pathNot: ["^workflows/src/index.ts$", CLIENTS, ...TESTS],
      },
      to: { path: CLIENTS },
    },
    {
      name: "activities-stand-alone",
      comment: "What two activities share lies beside them; only their list is known outside.",
      severity: "error",
      from: { path: "^apps/worker/src/", pathNot: ["^apps/worker/src/activities/", ...TESTS] },
      to: {
        path: "^apps/worker/src/activities/",
        pathNot: "^apps/worker/src/activities/create-activities.ts$",
      },
    },
    {
      name: "queries-in-use-cases",
      comment:
        "Routes ask use cases. `create-parts` opens the database; `connections` is realtime's port, " +
        "which counts sockets in it.",
      severity: "error",
      from: {
        path: "^apps/api/src/",
        pathNot: ["/use-cases/", "/create-parts\\.ts$", "/adapters/connections\\.ts$", ...TESTS],
      },
      to: { path: "^packages/db/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "programs-start-in-one-place",
      comment: "packages/process starts programs, so that each ends with this process.",
      severity: "error",
      from: { pathNot: ["^packages/process/", ...TESTS] },
      to: { path: ["^(node:)?child_process$", "^node_modules/execa/"] },
    },
    {
      name: "packages-know-no-web-framework",
      comment: "Apps serve. The till brings its own pages, whose routes the api registers.",
      severity: "error",
      from: { path: "^packages/", pathNot: ["^packages/till/", ...TESTS] },
      to: { path: "^node_modules/(@fastify/|fastify/)" },
    },
    {
      name: "billing-below-till",
      comment: "The till is one of billing's providers; the api chooses it.",
      severity: "error",
      from: { path: "^packages/(?!till/)" },
      to: { path: "^packages/till/" },
    },
    {
      name: "speech-without-media",
      comment: "Engines take and give bytes; whoever asks them works on the media.",
      severity: "error",
      from: { path: "^packages/speech/", pathNot: TESTS },
      to: { path: "^packages/media/" },
    },
    {
      name: "site-needs-no-server",
      comment: "The site shares the domain with the server; the rest it asks for over the wire.",
      severity: "error",
      from: { path: "^apps/web/" },
      to: { path: "^packages/(?!domain/)" },
    },
    {
      name: "no-loops-between-features",
      severity: "error",
      scope: "folder",
      from: { path: "^apps/web/src/features/" },
      to: { circular: true },
    },
    ...inOrder("^apps/web/src/", ["routes", "features", "ui|lib"]),
    ...inOrder("^packages/stack/src/", ["bin", "apps", "services", "setup", "claim|supervision"]),
    {
      name: "product-does-not-import-tests",
      severity: "error",
      from: { pathNot: TESTS },
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
