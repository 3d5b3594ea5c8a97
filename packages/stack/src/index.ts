export { embeddedOnly, type Environment, loadEnvFile, readEnvironment } from "./env.ts";
export { dataPaths, repositoryRoot, type Paths } from "./paths.ts";
export { setUp, type SetupOptions } from "./setup/set-up.ts";
export { startServices, type Services, type ServicesOptions } from "./services/start-services.ts";
export { AlreadyRunningError, findStack, type RunState } from "./stack/run-state.ts";
export { planApi, planWorker } from "./stack/apps.ts";
export { createPortPicker } from "./process/ports.ts";
export { buildSite } from "./stack/build-site.ts";
export { supervise, type Supervised } from "./process/supervise.ts";
