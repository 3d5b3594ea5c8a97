import { z } from "zod";

/** Environment variables for connecting to Temporal, to include in a process's schema. */
export const temporalEnv = z.object({
  TEMPORAL_ADDRESS: z.string().min(1),
  TEMPORAL_NAMESPACE: z.string().default("default"),
  TEMPORAL_API_KEY: z.string().optional(),
});

/** Returns options for a Temporal connection. An API key implies Temporal Cloud, which needs TLS. */
export function temporalAddress(
  env: z.infer<typeof temporalEnv>,
): { address: string } | { address: string; apiKey: string; tls: true } {
  const { TEMPORAL_ADDRESS: address, TEMPORAL_API_KEY: apiKey } = env;
  return apiKey ? { address, apiKey, tls: true } : { address };
}
