import { ProcessError, runProcess } from "@dubdeck/process";
import { z } from "zod";
import { repositoryRoot } from "../paths.ts";

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});
const SERIOUS = new Set(["high", "critical"]);

const lines: string[] = [];
const args = ["audit", "--omit=dev", "--json"];
await runProcess("npm", args, {
  cwd: repositoryRoot,
  onLine: (line) => lines.push(line),
}).catch((error: unknown) => {
  // It exits with 1 if anything is vulnerable, and prints an error object when offline.
  if (!(error instanceof ProcessError)) throw error;
});

const report = reportSchema.safeParse(JSON.parse(lines.join("\n")));
if (report.success) {
  const serious = Object.entries(report.data.vulnerabilities).filter(([, { severity }]) =>
    SERIOUS.has(severity),
  );
  for (const [name, { severity }] of serious) console.error(`${name}: ${severity} vulnerability`);
  if (serious.length > 0) process.exitCode = 1;
} else {
  console.log("The registry does not answer audits; known vulnerabilities were not checked.");
}
