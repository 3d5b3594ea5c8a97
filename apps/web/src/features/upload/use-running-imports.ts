import { useEffect } from "react";
import { api } from "../../lib/api.ts";
import { followImports } from "./upload-store.ts";

/** Lists imports already running on the server, for example after a reload. */
export function useRunningImports(): void {
  useEffect(() => {
    void api.imports.active.query().then(followImports, () => undefined);
  }, []);
}
