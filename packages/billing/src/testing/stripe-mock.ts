import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, constants, mkdir } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { dataPaths } from "@dubdeck/stack";

const MODULE = "github.com/stripe/stripe-mock@v0.203.0";

export interface StripeMock {
  /** What STRIPE_API_BASE is set to. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts Stripe's own mock of its API on a free port; builds it with Go where it is missing. */
export async function startStripeMock(): Promise<StripeMock> {
  const program = await findOrBuild();
  const port = await freePort();
  const child = spawn(program, ["-http-addr", `127.0.0.1:${port}`], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  await answering(url);
  return {
    url,
    async stop() {
      const closed = once(child, "close");
      child.kill();
      await closed;
    },
  };
}

async function findOrBuild(): Promise<string> {
  const { bin } = dataPaths(".data");
  const program = join(bin, "stripe-mock");
  const there = await access(program, constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!there) await build(bin);
  return program;
}

async function build(bin: string): Promise<void> {
  await mkdir(bin, { recursive: true });
  const go = spawn("env", [`GOBIN=${bin}`, "CGO_ENABLED=0", "go", "install", MODULE], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(go, "close");
  if (code !== 0)
    throw new Error(`\`go install ${MODULE}\` failed: install Go, or check the network.`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

/** It loads Stripe's whole specification first: a second or two. */
async function answering(url: string): Promise<void> {
  for (let triesLeft = 150; ; triesLeft--) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (triesLeft === 0) throw error;
      await sleep(100);
    }
  }
}
