import type { UpkeepActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { endLostImports as endLost } from "./end-lost.ts";

/** Fails imports whose workflow is gone. */
export const endLostImports =
  (deps: Deps): UpkeepActivities["endLostImports"] =>
  async () => ({ ended: await endLost(deps) });
