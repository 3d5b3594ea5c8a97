import {
  createVideoSchema,
  pagedSchema,
  pageSchema,
  videoListItemSchema,
  videoSchema,
} from "@dubdeck/domain";
import { z } from "zod";
import { downloadOfVideo, previewOfVideo } from "../use-cases/jobs/dub-urls.ts";
import { createVideo } from "../use-cases/videos/create-video.ts";
import { getVideo } from "../use-cases/videos/get-video.ts";
import { listVideos } from "../use-cases/videos/list-videos.ts";
import { removeVideo } from "../use-cases/videos/remove-video.ts";
import { idSchema, urlSchema } from "./schemas.ts";
import { router, userProcedure } from "./trpc.ts";

export const videosRouter = router({
  create: userProcedure
    .input(createVideoSchema)
    .output(videoSchema)
    .mutation(({ ctx, input }) => createVideo(ctx.deps, ctx.user, input.fileUrl)),

  get: userProcedure
    .input(idSchema)
    .output(videoSchema)
    .query(({ ctx, input }) => getVideo(ctx.deps, ctx.user, input.id)),

  list: userProcedure
    .input(pageSchema)
    .output(pagedSchema(videoListItemSchema))
    .query(({ ctx, input }) => listVideos(ctx.deps, ctx.user, input)),

  remove: userProcedure
    .input(idSchema)
    .output(z.void())
    .mutation(({ ctx, input }) => removeVideo(ctx.deps, ctx.user, input.id)),

  preview: userProcedure
    .input(idSchema)
    .output(urlSchema)
    .query(({ ctx, input }) => previewOfVideo(ctx.deps, ctx.user, input.id)),

  download: userProcedure
    .input(idSchema)
    .output(urlSchema)
    .query(({ ctx, input }) => downloadOfVideo(ctx.deps, ctx.user, input.id)),
});
