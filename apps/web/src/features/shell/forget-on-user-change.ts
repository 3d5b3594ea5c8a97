import { queryClient } from "../../lib/query-client.ts";
import { useAuth } from "../../lib/session/auth-store.ts";
import { setApiKey } from "../docs/api-key-field.tsx";
import { resetUnseen } from "../done/unseen-dubs.ts";
import { resetJobs } from "../dubbing/job-store.ts";
import { resetUploads } from "../upload/upload-store.ts";

/**
 * Clears all data of the previous user when the user changes; refetches everything when the plan
 * changes.
 */
export function forgetOnUserChange(): void {
  useAuth.subscribe((now, before) => {
    if (now.user?.id === before.user?.id) {
      if (now.user?.plan !== before.user?.plan) void queryClient.invalidateQueries();
      return;
    }
    queryClient.clear();
    setApiKey("");
    resetJobs();
    resetUnseen();
    resetUploads();
  });
}
