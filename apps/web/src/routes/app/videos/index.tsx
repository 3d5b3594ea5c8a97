import { createFileRoute } from "@tanstack/react-router";
import { VideoNotFound } from "../../../features/dubbing/video-not-found.tsx";

export const Route = createFileRoute("/app/videos/")({
  staticData: { title: "Video not found" },
  component: VideoNotFound,
});
