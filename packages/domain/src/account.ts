import { z } from "zod";
import { textSchema } from "./text.ts";

/** Typed by the owner, so that an account is never removed by a slip. */
export const removeAccountSchema = z.object({ confirmEmail: textSchema.trim().toLowerCase() });
