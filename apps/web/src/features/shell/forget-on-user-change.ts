import { queryClient } from "../../lib/query-client.ts";
import { useAuth } from "../auth/auth-store.ts";
import { resetJobs } from "../dubbing/job-store.ts";
import { resetUploads } from "../upload/upload-store.ts";

/** What one user has loaded or started is not there for the next one. */
export function forgetOnUserChange(): void {
  useAuth.subscribe((now, before) => {
    if (now.user?.id === before.user?.id) return;
    queryClient.clear();
    resetJobs();
    resetUploads();
  });
}
