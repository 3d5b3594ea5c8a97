import { z } from "zod";

/** Schema that parses a string as JSON, or reports an issue. */
export const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue("not JSON");
    return z.NEVER;
  }
});
