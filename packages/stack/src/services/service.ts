import type { Environment } from "../env.ts";
import type { Paths } from "../paths.ts";
import type { PortPicker } from "../supervision/ports.ts";
import type { ProcessPlan } from "../supervision/process-plan.ts";
import type { Secrets } from "./secrets.ts";

/** What every embedded service is planned from. */
export interface ServiceContext {
  readonly paths: Paths;
  readonly secrets: Secrets;
  /** The site's address, whose pages may talk to S3. */
  readonly publicUrl: string;
  /** The name by which browsers of other machines reach this one; null if none may. */
  readonly openName: string | null;
  readonly environment: Environment;
  readonly port: PortPicker;
}

/** A service that is about to start: its process, and the variables by which it is reached. */
export interface PlannedService {
  readonly plan: ProcessPlan;
  readonly env: Readonly<Record<string, string>>;
  /** The address that is worth printing. */
  readonly address: string;
}

export const LOOPBACK = "127.0.0.1";

/** True when the address answers with success. */
export async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
  await response.body?.cancel();
  return response.ok;
}
