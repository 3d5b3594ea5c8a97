import { useEffect } from "react";
import { api } from "../../lib/api.ts";
import { followImports } from "./upload-store.ts";

/** Shows the links that the server is fetching already, as after a reload. */
export function useRunningImports(): void {
  useEffect(() => {
    void api.imports.active.query().then(followImports, () => undefined);
  }, []);
}
