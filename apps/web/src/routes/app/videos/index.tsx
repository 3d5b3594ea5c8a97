import { createFileRoute } from "@tanstack/react-router";
import { VideoNotFound } from "../../../features/dubbing/video-not-found.tsx";
import { pageTitle } from "../../../lib/page-title.ts";

export const Route = createFileRoute("/app/videos/")({
  head: pageTitle("Video not found"),
  component: VideoNotFound,
});
