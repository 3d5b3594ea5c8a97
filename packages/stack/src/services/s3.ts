import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { findVersitygw } from "../setup/versitygw.ts";
import { answers, LOOPBACK, type PlannedService, type ServiceContext } from "./service.ts";

/** An S3 gateway over a folder; only the site's own pages may use it from a browser. */
export async function planS3(context: ServiceContext): Promise<PlannedService> {
  const { paths, secrets, publicUrl, environment, port } = context;
  const command = await findVersitygw(paths);
  if (!command) throw new Error("The S3 gateway is missing. Run `npm run setup`.");
  const objects = join(paths.s3, "objects");
  const metadata = join(paths.s3, "metadata");
  await mkdir(objects, { recursive: true });
  await mkdir(metadata, { recursive: true });
  const region = environment.S3_REGION ?? "us-east-1";
  const address = `http://${LOOPBACK}:${await port(7070)}`;
  return {
    plan: {
      name: "s3",
      command,
      args: [
        `--port=${new URL(address).host}`,
        `--region=${region}`,
        `--cors-allow-origin=${new URL(publicUrl).origin}`,
        // Node 24's fetch may crash where a server hangs up right behind a long answer (nodejs/undici#5360).
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
      S3_PUBLIC_ENDPOINT: environment.S3_PUBLIC_ENDPOINT ?? address,
      S3_REGION: region,
      S3_BUCKET: environment.S3_BUCKET ?? "dubdeck",
      S3_ACCESS_KEY_ID: secrets.s3AccessKeyId,
      S3_SECRET_ACCESS_KEY: secrets.s3SecretAccessKey,
    },
    address,
  };
}
