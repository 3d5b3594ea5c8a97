import { uuidSchema } from "@dubdeck/domain";
import { z } from "zod";

export const idSchema = z.object({ id: uuidSchema });
/** A presigned read; lives one hour. */
export const urlSchema = z.object({ url: z.string() });
