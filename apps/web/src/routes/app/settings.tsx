import { createFileRoute } from "@tanstack/react-router";
export const Route = createFileRoute("/app/settings")({ component: () => <h1>settings</h1> });
