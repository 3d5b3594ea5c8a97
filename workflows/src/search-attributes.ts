import { defineSearchAttributeKey, SearchAttributeType } from "@temporalio/common";

const keyword = (name: string) => defineSearchAttributeKey(name, SearchAttributeType.KEYWORD);

/** Search attributes of jobs in Temporal UI. They are not encrypted: ids and states only. */
export const SEARCH_ATTRIBUTES = {
  user: keyword("DubdeckUser"),
  plan: keyword("DubdeckPlan"),
  language: keyword("DubdeckLanguage"),
  stage: keyword("DubdeckStage"),
  status: keyword("DubdeckStatus"),
} as const;
