import { randomBytes } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import { writePrivateFile } from "../write-private-file.ts";

const secretsSchema = z.object({
  databasePassword: z.string(),
  s3AccessKeyId: z.string(),
  s3SecretAccessKey: z.string(),
});
export type Secrets = z.infer<typeof secretsSchema>;

/**
 * Loads the embedded services' passwords; creates them once per data folder, in a file that only
 * its owner can read.
 */
export async function loadSecrets(file: string): Promise<Secrets> {
  const existing = await readFile(file, "utf8").catch(() => null);
  if (existing) return secretsSchema.parse(JSON.parse(existing));
  const secrets: Secrets = {
    databasePassword: randomBytes(24).toString("hex"),
    s3AccessKeyId: `dubdeck-${randomBytes(6).toString("hex")}`,
    s3SecretAccessKey: randomBytes(24).toString("hex"),
  };
  await mkdir(dirname(file), { recursive: true });
  await writePrivateFile(file, JSON.stringify(secrets, null, 2));
  return secrets;
}
