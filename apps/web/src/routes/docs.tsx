import { createFileRoute } from "@tanstack/react-router";
import { DocsFrame } from "../features/docs/docs-frame.tsx";

export const Route = createFileRoute("/docs")({ component: DocsFrame });
