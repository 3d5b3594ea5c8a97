import { z } from "zod";

/** Where an account's files can be stored. `eu` requires a second storage. */
export const dataRegionSchema = z.enum(["global", "eu"]);
export type DataRegion = z.infer<typeof dataRegionSchema>;

/** The region of an account's files, and the region that they are being moved to, if any. */
export const dataRegionStateSchema = z.object({
  current: dataRegionSchema,
  movingTo: dataRegionSchema.nullable(),
});
export type DataRegionState = z.infer<typeof dataRegionStateSchema>;

export const moveFilesSchema = z.object({ region: dataRegionSchema });
