import { proxyActivities } from "@temporalio/workflow";
import { STUDIO } from "./activity-options.ts";
import type { StudioActivities } from "./studio-activities.ts";

const activities = proxyActivities<StudioActivities>(STUDIO);

/** Speaks one line while its user waits; requests for the same sound share a run. */
export const draftLine: StudioActivities["draftLine"] = (input) => activities.draftLine(input);

/** Translates one line differently while its user waits. */
export const suggestTexts: StudioActivities["suggestTexts"] = (input) =>
  activities.suggestTexts(input);

/** Checks and stores a recording while its user waits. */
export const takeRecording: StudioActivities["takeRecording"] = (input) =>
  activities.takeRecording(input);
