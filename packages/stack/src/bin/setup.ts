import { parseArgs } from "node:util";
import { readEnvironment } from "../env.ts";
import { log, messageOf } from "../log.ts";
import { dataPaths } from "../paths.ts";
import { setUp } from "../setup/set-up.ts";

const { values } = parseArgs({ options: { tests: { type: "boolean", default: false } } });
try {
  const environment = readEnvironment();
  const paths = dataPaths(environment.DATA_DIR);
  // The tests use every embedded part, however this machine is configured.
  await setUp(values.tests ? { paths, tests: true } : { paths, environment });
  log("setup", "everything is in place");
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
