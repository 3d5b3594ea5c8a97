export { isLoopback } from "./is-loopback.ts";
export { jobsEnv } from "./jobs-env.ts";
export { parseEnv } from "./parse-env.ts";
export { temporalAddress, temporalEnv } from "./temporal-env.ts";
