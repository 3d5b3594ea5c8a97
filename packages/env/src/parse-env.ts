import type { z } from "zod";

/**
 * Parses a process's environment variables; an empty variable counts as unset.
 * @param problem first line of the error message, before the missing or invalid variables
 * @throws Error naming every missing or invalid variable, but not their values
 */
export function parseEnv<T extends z.ZodType>(
  schema: T,
  variables: Readonly<Record<string, string | undefined>>,
  problem: string,
): z.infer<T> {
  const set = Object.entries(variables).filter(([, value]) => value !== "");
  const parsed = schema.safeParse(Object.fromEntries(set));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new Error([problem, ...lines].join("\n"));
}
