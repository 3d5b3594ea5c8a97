import { createFileRoute } from "@tanstack/react-router";
import { Guide } from "../../features/docs/guide.tsx";

export const Route = createFileRoute("/docs/guide")({
  staticData: { title: "Guide" },
  component: Guide,
});
