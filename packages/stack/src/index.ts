export { dataPaths, type Paths } from "./paths.ts";
export { setUp, type SetupOptions } from "./setup/set-up.ts";
