import { createFileRoute } from "@tanstack/react-router";
export const Route = createFileRoute("/docs/")({ component: () => <h1>index</h1> });
