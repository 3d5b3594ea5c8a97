/** Names of a job's search attributes in Temporal, all of type Keyword. Not encrypted: ids and states only. */
export const SEARCH_ATTRIBUTE_NAMES = {
  user: "DubdeckUser",
  plan: "DubdeckPlan",
  language: "DubdeckLanguage",
  stage: "DubdeckStage",
  status: "DubdeckStatus",
} as const;
