import { uuidSchema } from "@dubdeck/domain";
import { z } from "zod";

export const idSchema = z.object({ id: uuidSchema });
/** Presigned download URL, valid for one hour. */
export const urlSchema = z.object({ url: z.string() });
