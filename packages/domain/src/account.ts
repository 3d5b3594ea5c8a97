import { z } from "zod";
import { textSchema } from "./text.ts";

/** Which e-mails a user wants to get. */
export const notificationsSchema = z.object({ mailWhenDone: z.boolean() });
export type Notifications = z.infer<typeof notificationsSchema>;

/** The user types the address, so that no account is removed by accident. */
export const removeAccountSchema = z.object({ confirmEmail: textSchema.trim().toLowerCase() });
