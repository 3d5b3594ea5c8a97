export { isLoopback } from "./is-loopback.ts";
export { parseEnv } from "./parse-env.ts";
export { temporalAddress, temporalEnv } from "./temporal-env.ts";
