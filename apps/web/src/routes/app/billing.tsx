import { createFileRoute } from "@tanstack/react-router";
export const Route = createFileRoute("/app/billing")({ component: () => <h1>billing</h1> });
