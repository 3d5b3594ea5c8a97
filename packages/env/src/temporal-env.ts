import { z } from "zod";

/** The variables that say where Temporal is, for a process's own environment schema to include. */
export const temporalEnv = z.object({
  TEMPORAL_ADDRESS: z.string().min(1),
  TEMPORAL_NAMESPACE: z.string().default("default"),
  TEMPORAL_API_KEY: z.string().optional(),
});

/** How any kind of Temporal connection is opened; an API key means Temporal Cloud, so TLS. */
export function temporalAddress(
  env: z.infer<typeof temporalEnv>,
): { address: string } | { address: string; apiKey: string; tls: true } {
  const { TEMPORAL_ADDRESS: address, TEMPORAL_API_KEY: apiKey } = env;
  return apiKey ? { address, apiKey, tls: true } : { address };
}
