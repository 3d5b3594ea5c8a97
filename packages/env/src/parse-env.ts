import type { z } from "zod";

/**
 * Reads a process's variables; an empty one counts as left out.
 * @param problem What the message says before it names every variable that is missing or wrong.
 * @throws Error with that message, which tells no value
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
