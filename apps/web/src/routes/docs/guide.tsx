import { createFileRoute } from "@tanstack/react-router";
export const Route = createFileRoute("/docs/guide")({ component: () => <h1>guide</h1> });
