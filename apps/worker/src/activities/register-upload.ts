import { registerUpload as register } from "@dubdeck/ingest";
import type { IngestActivities } from "@dubdeck/workflows";
import { Context } from "@temporalio/activity";
import type { Deps } from "../deps.ts";
import { withHeartbeats } from "../temporal/with-heartbeats.ts";

/** Probes an upload and registers it as a video with a thumbnail. */
export const registerUpload =
  (deps: Deps): IngestActivities["registerUpload"] =>
  (upload) =>
    withHeartbeats(() => register(deps, upload, Context.current().cancellationSignal));
