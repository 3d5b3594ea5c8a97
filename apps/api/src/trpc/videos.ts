import { createVideoSchema, videoListItemSchema, videoSchema } from "@dubdeck/domain";
import { z } from "zod";
import { idSchema, urlSchema } from "./schemas.ts";
import { pending, router, userProcedure } from "./trpc.ts";

export const videosRouter = router({
  create: userProcedure.input(createVideoSchema).output(videoSchema).mutation(pending),
  get: userProcedure.input(idSchema).output(videoSchema).query(pending),
  list: userProcedure.output(z.array(videoListItemSchema)).query(pending),
  remove: userProcedure.input(idSchema).output(z.void()).mutation(pending),
  preview: userProcedure.input(idSchema).output(urlSchema).query(pending),
  download: userProcedure.input(idSchema).output(urlSchema).query(pending),
});
