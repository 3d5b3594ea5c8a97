import { useEffect } from "react";
import { useActions } from "./state/use-studio.ts";

/** Fetches the script again when the user returns to the page, for changes made elsewhere. */
export function useRefreshOnFocus(): void {
  const { refresh } = useActions();
  useEffect(() => {
    const onVisible = () => {
      if (!document.hidden) void refresh();
    };
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [refresh]);
}
