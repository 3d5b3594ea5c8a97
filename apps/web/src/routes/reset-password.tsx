import { createFileRoute } from "@tanstack/react-router";
export const Route = createFileRoute("/reset-password")({
  component: () => <h1>reset-password</h1>,
});
