import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, constants, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { dataPaths, readEnvironment } from "@dubdeck/stack";

const MODULE = "github.com/stripe/stripe-mock@v0.203.0";

export interface StripeMock {
  /** Value for STRIPE_API_BASE. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts stripe-mock, Stripe's own mock server, on a free port. It validates every call against
 * Stripe's specification and answers with fixtures. If the binary is missing, it is built with Go
 * into the setup's tool folder.
 */
export async function startStripeMock(): Promise<StripeMock> {
  const program = await findOrBuild();
  // Free ports for both HTTP and HTTPS, so that parallel instances do not collide.
  const args = ["-http-addr", "127.0.0.1:0", "-https-addr", "127.0.0.1:0"];
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  const closed = once(child, "close");
  const address = await addressOf(child.stdout);
  return {
    url: `http://${address}`,
    async stop() {
      child.kill();
      await closed;
    },
  };
}

/** Reads the address that stripe-mock prints once it has loaded the specification. */
async function addressOf(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, address] = /^Listening for HTTP at address: (\S+)$/.exec(line) ?? [];
    if (address) {
      output.resume();
      return address;
    }
  }
  throw new Error("stripe-mock ended before it was ready.");
}

async function findOrBuild(): Promise<string> {
  const { bin } = dataPaths(readEnvironment().DATA_DIR);
  const program = join(bin, "stripe-mock");
  const isThere = await access(program, constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isThere) await build(bin);
  return program;
}

async function build(bin: string): Promise<void> {
  await mkdir(bin, { recursive: true });
  const go = spawn("env", [`GOBIN=${bin}`, "CGO_ENABLED=0", "go", "install", MODULE], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(go, "close");
  if (code !== 0) {
    throw new Error(`\`go install ${MODULE}\` failed. Install Go, check the network, try again.`);
  }
}
