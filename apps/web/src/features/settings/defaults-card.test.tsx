// @vitest-environment happy-dom
import { type Settings, type Voice } from "@dubdeck/domain";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { serialize } from "superjson";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { loaders, trpc } from "../../lib/trpc.ts";
import { DefaultsCard } from "./defaults-card.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
