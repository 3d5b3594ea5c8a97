import { parseArgs } from "node:util";
import { readEnvironment } from "../env.ts";
import { log, messageOf } from "../log.ts";
import { dataPaths } from "../paths.ts";
import { setUp } from "../setup/set-up.ts";

const { values } = parseArgs({ options: { tests: { type: "boolean", default: false } } });
try {
  await setUp({ paths: dataPaths(readEnvironment().DATA_DIR), tests: values.tests });
  log("setup", "everything is in place");
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
