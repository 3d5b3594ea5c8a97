import { execFile } from "node:child_process";
import { z } from "zod";
import { repositoryRoot } from "../paths.ts";

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});
const SERIOUS = new Set(["high", "critical"]);

/** npm's answer; it exits with 1 where anything is vulnerable, and with an error object offline. */
const { promise, resolve } = Promise.withResolvers<string>();
execFile("npm", ["audit", "--omit=dev", "--json"], { cwd: repositoryRoot }, (_error, stdout) =>
  resolve(stdout),
);

const report = reportSchema.safeParse(JSON.parse(await promise));
if (report.success) {
  const serious = Object.entries(report.data.vulnerabilities).filter(([, { severity }]) =>
    SERIOUS.has(severity),
  );
  for (const [name, { severity }] of serious) console.error(`${name}: ${severity} vulnerability`);
  if (serious.length > 0) process.exitCode = 1;
} else {
  console.log("The registry does not answer audits; known vulnerabilities were not checked.");
}
