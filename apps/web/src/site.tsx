import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { router } from "./router.ts";

/** The whole site: the same tree in the browser and where the landing page is prerendered. */
export function Site() {
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}
