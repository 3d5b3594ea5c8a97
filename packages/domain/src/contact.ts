import { z } from "zod";
import { textSchema } from "./text.ts";
import { emailSchema } from "./user.ts";

export const contactPlanSchema = z.enum(["free", "studio", "enterprise", "other"]);

export const contactLeadSchema = z.object({
  name: textSchema.trim().min(1).max(200),
  email: emailSchema,
  company: textSchema.trim().max(200).optional(),
  useCase: textSchema.trim().min(1).max(5000),
  plan: contactPlanSchema.or(z.literal("")).optional(),
});
export type ContactLead = z.infer<typeof contactLeadSchema>;
