import { z } from "zod";

export const idSchema = z.object({ id: z.uuid() });
/** A presigned read; lives one hour. */
export const urlSchema = z.object({ url: z.string() });
