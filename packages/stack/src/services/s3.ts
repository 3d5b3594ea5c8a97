import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { findVersitygw } from "../setup/versitygw.ts";
import { isEveryAddress } from "./open-name.ts";
import { answers, LOOPBACK, type PlannedService, type ServiceContext } from "./service.ts";

/** Plans an S3 gateway over a folder; of all web pages, only the site's own may use it. */
export async function planS3(context: ServiceContext): Promise<PlannedService> {
  const { paths, secrets, publicUrl, openName, environment, port } = context;
  const command = await findVersitygw(paths);
  if (!command) throw new Error("The S3 gateway is missing. Run `npm run setup`.");
  const objects = join(paths.s3, "objects");
  const metadata = join(paths.s3, "metadata");
  await mkdir(objects, { recursive: true });
  await mkdir(metadata, { recursive: true });
  const region = environment.S3_REGION ?? "us-east-1";
  const chosen = await port(7070);
  const address = `http://${LOOPBACK}:${chosen}`;
  // A site with its own hostname runs on this machine, and so do its files.
  const { protocol, hostname } = new URL(publicUrl);
  const publicName = openName ? (protocol === "http:" ? hostname : openName) : LOOPBACK;
  const listens = openName ? openAddresses(environment.HOST) : [LOOPBACK];
  return {
    plan: {
      name: "s3",
      command,
      args: [
        ...listens.map((host) => `--port=${host}:${chosen}`),
        `--region=${region}`,
        `--cors-allow-origin=${new URL(publicUrl).origin}`,
        // Node 24's fetch may crash if a server closes the connection right after a long response
        // (nodejs/undici#5360).
        "--keep-alive",
        "--health=/health",
        "--quiet",
        "posix",
        `--sidecar=${metadata}`,
        objects,
      ],
      env: { ROOT_ACCESS_KEY: secrets.s3AccessKeyId, ROOT_SECRET_KEY: secrets.s3SecretAccessKey },
      logFile: join(paths.logs, "s3.log"),
      ready: () => answers(`${address}/health`),
      readyWithinMs: 30_000,
      stopWithinMs: 10_000,
    },
    env: {
      S3_ENDPOINT: address,
      S3_PUBLIC_ENDPOINT: environment.S3_PUBLIC_ENDPOINT ?? `http://${publicName}:${chosen}`,
      S3_REGION: region,
      S3_BUCKET: environment.S3_BUCKET ?? "dubdeck",
      S3_ACCESS_KEY_ID: secrets.s3AccessKeyId,
      S3_SECRET_ACCESS_KEY: secrets.s3SecretAccessKey,
    },
    address,
  };
}

/** Returns the addresses to listen on if other machines have access; includes loopback. */
const openAddresses = (host: string): string[] =>
  isEveryAddress(host) ? [""] : [LOOPBACK, host.includes(":") ? `[${host}]` : host];
