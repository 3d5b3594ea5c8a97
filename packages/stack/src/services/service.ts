import type { Environment } from "../env.ts";
import type { Paths } from "../paths.ts";
import type { PortPicker } from "../supervision/ports.ts";
import type { ProcessPlan } from "../supervision/process-plan.ts";
import type { Secrets } from "./secrets.ts";

/** Input for planning an embedded service. */
export interface ServiceContext {
  readonly paths: Paths;
  readonly secrets: Secrets;
  /** URL of the site; its pages may access S3. */
  readonly publicUrl: string;
  /** The name by which browsers on other machines reach this one; null if they may not. */
  readonly openName: string | null;
  readonly environment: Environment;
  readonly port: PortPicker;
}

/** A planned service: its process, and the environment variables for its clients. */
export interface PlannedService {
  readonly plan: ProcessPlan;
  readonly env: Readonly<Record<string, string>>;
  /** The address to print. */
  readonly address: string;
}

export const LOOPBACK = "127.0.0.1";

/** Returns whether the URL answers with success within 2 s; throws if it cannot be reached. */
export async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
  await response.body?.cancel();
  return response.ok;
}
