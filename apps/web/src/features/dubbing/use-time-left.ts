import type { Job } from "@dubdeck/domain";
import { useEffect, useState } from "react";
import { useConnection } from "./job-socket.ts";
import { useJobs } from "./job-store.ts";
import { countDown } from "./time-left.ts";

/**
 * Returns the ms until a job is done, counted down from the server's last estimate; paused while
 * the connection is lost, null if there is no estimate.
 */
export function useTimeLeft({ id, timeLeftMs }: Pick<Job, "id" | "timeLeftMs">): number | null {
  const heardAt = useJobs((state) => state.heardAt[id]);
  const isLost = useConnection((state) => state === "lost");
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    if (isLost) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isLost]);

  return timeLeftMs === null ? null : countDown(timeLeftMs, now - (heardAt ?? now));
}
