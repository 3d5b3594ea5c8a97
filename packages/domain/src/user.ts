import { z } from "zod";
import { planSchema } from "./plan.ts";
import { textSchema, uuidSchema } from "./text.ts";

/** E-mail addresses are trimmed and lower-cased before they are compared or stored. */
export const emailSchema = textSchema
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email("Please enter a valid e-mail address."));

export const passwordSchema = textSchema
  .min(8, "The password needs at least 8 characters.")
  .max(128, "The password may have at most 128 characters.");

export const credentialsSchema = z.object({ email: emailSchema, password: passwordSchema });
export type Credentials = z.infer<typeof credentialsSchema>;

/** Ignores the minimum password length, so that passwords from before a rule change still work. */
export const loginSchema = z.object({ email: emailSchema, password: textSchema.min(1).max(128) });

export const userSchema = z.object({
  id: uuidSchema,
  email: z.string(),
  plan: planSchema,
  /** Whether the user has confirmed the address `email`. */
  emailVerified: z.boolean(),
  createdAt: z.date(),
});
export type User = z.infer<typeof userSchema>;

export const authResultSchema = z.object({ token: z.string(), user: userSchema });
export type AuthResult = z.infer<typeof authResultSchema>;

/** Lifetime of sessions and of the auth-token cookie, in days. */
export const SESSION_DAYS = 30;

/** The current password is empty for accounts that have only signed in with Google. */
export const changePasswordSchema = z.object({
  currentPassword: textSchema.max(128).default(""),
  newPassword: passwordSchema,
});
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/** The token comes from the mailed link. */
export const verifyEmailSchema = z.object({ token: z.string().min(1).max(200) });

export const requestPasswordResetSchema = z.object({ email: emailSchema });

/** The token comes from the mailed link. */
export const resetPasswordSchema = z.object({
  token: textSchema.min(1).max(200),
  password: passwordSchema,
});
export type ResetPassword = z.infer<typeof resetPasswordSchema>;
