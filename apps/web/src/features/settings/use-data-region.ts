import type { DataRegionState } from "@dubdeck/domain";
import { useEffect, useRef } from "react";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";

const REFRESH_MS = 2000;

/**
 * Returns the region of the account's files, up to date while they are being moved; null if there is
 * no choice. Reports the end of a move, and reloads all data then: the files' URLs have changed.
 */
export function useDataRegion(): DataRegionState | null {
  const utils = trpc.useUtils();
  const { data } = trpc.settings.get.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.dataRegion?.movingTo ? REFRESH_MS : false),
  });
  const region = data?.dataRegion ?? null;
  const movingTo = region?.movingTo ?? null;
  const wasMovingTo = useRef(movingTo);

  useEffect(() => {
    const target = wasMovingTo.current;
    wasMovingTo.current = movingTo;
    if (!region || !target || movingTo) return;
    void utils.invalidate();
    if (region.current === target) {
      notify({ title: "Your files have been moved", tone: "success" });
    } else {
      const description = "They stay where they were. Please try again later.";
      notify({ title: "Your files could not be moved", description, tone: "destructive" });
    }
  }, [movingTo, region, utils]);

  return region;
}
