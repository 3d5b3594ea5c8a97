import { z } from "zod";
import { textSchema } from "./text.ts";

/** Which mails a user asked for. */
export const notificationsSchema = z.object({ mailWhenDone: z.boolean() });
export type Notifications = z.infer<typeof notificationsSchema>;

/** Typed by the owner, so that an account is never removed by a slip. */
export const removeAccountSchema = z.object({ confirmEmail: textSchema.trim().toLowerCase() });
