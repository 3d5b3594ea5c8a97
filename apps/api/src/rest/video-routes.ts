import {
  createVideoSchema,
  pageQuerySchema,
  signUploadSchema,
  uploadTargetSchema,
  uuidSchema,
} from "@dubdeck/domain";
import { z } from "zod";
import { downloadOfVideo, type DubUrl, previewOfVideo } from "../use-cases/jobs/dub-urls.ts";
import { signUpload } from "../use-cases/uploads/sign-upload.ts";
import { createVideo } from "../use-cases/videos/create-video.ts";
import { listVideos } from "../use-cases/videos/list-videos.ts";
import { answers, callerOf, idOf, idParams, type RestRoutes } from "./route.ts";
import {
  redirectAnswer,
  redirectQuery,
  restPageSchema,
  restUrlSchema,
  restVideoSchema,
  toRestPage,
  toRestVideo,
} from "./schemas.ts";

export const videoRoutes: RestRoutes = (app, deps) => {
  app.route({
    method: "POST",
    url: "/uploads/sign",
    config: { access: "user" },
    schema: {
      tags: ["Uploads"],
      summary: "Sign an upload",
      description:
        "Send `fields` as form fields and then the file as field `file` to `url` (multipart POST), then create the video with `fileUrl`.",
      body: signUploadSchema,
      response: answers(200, uploadTargetSchema, [
        "BAD_REQUEST",
        "UNAUTHORIZED",
        "QUOTA_EXCEEDED",
        "CONFLICT",
        "TOO_LARGE",
        "UNSUPPORTED_TYPE",
        "RATE_LIMITED",
      ]),
    },
    handler: (request) => signUpload(deps, callerOf(request).user, request.body),
  });

  app.route({
    method: "GET",
    url: "/videos",
    config: { access: "user" },
    schema: {
      tags: ["Videos"],
      summary: "Your videos, newest first",
      querystring: pageQuerySchema,
      response: answers(200, restPageSchema(restVideoSchema), ["BAD_REQUEST", "UNAUTHORIZED"]),
    },
    handler: async (request) =>
      toRestPage(await listVideos(deps, callerOf(request).user, request.query), toRestVideo),
  });

  app.route({
    method: "POST",
    url: "/videos",
    config: { access: "user" },
    schema: {
      tags: ["Videos"],
      summary: "Make a finished upload into a video",
      body: createVideoSchema,
      response: answers(201, z.object({ video_id: uuidSchema }), [
        "BAD_REQUEST",
        "UNAUTHORIZED",
        "NOT_FOUND",
        "CONFLICT",
        "TOO_LARGE",
        "UNPROCESSABLE",
        "RATE_LIMITED",
        "UNAVAILABLE",
      ]),
    },
    handler: async (request, reply) => {
      const video = await createVideo(deps, callerOf(request).user, request.body.fileUrl);
      return reply.code(201).send({ video_id: video.id });
    },
  });

  for (const [name, read] of Object.entries({
    preview: previewOfVideo,
    download: downloadOfVideo,
  })) {
    app.route({
      method: "GET",
      url: `/videos/:id/${name}`,
      config: { access: "user" },
      schema: {
        tags: ["Videos"],
        summary: `The ${name} of the video's newest dub`,
        params: idParams,
        querystring: redirectQuery,
        response: {
          ...answers(200, restUrlSchema, ["UNAUTHORIZED", "NOT_FOUND", "CONFLICT"]),
          302: redirectAnswer,
        },
      },
      handler: async (request, reply) => {
        const id = idOf(request.params);
        const found: DubUrl = await read(deps, callerOf(request).user, id);
        return request.query.redirect ? reply.redirect(found.url) : found;
      },
    });
  }
};
