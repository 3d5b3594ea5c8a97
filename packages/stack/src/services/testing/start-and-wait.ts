import { startServices, type ServicesOptions } from "../start-services.ts";

// Started by a test, which kills this process.
const options = JSON.parse(process.argv[2] ?? "") as ServicesOptions;
const { env } = await startServices({ ...options, anyPort: true });
process.send?.(env);
setInterval(() => {}, 1000);
