import { SEARCH_ATTRIBUTE_NAMES } from "@dubdeck/domain";
import { defineSearchAttributeKey, SearchAttributeType } from "@temporalio/common";

const keyword = (name: string) => defineSearchAttributeKey(name, SearchAttributeType.KEYWORD);

/** Search attributes of jobs in Temporal UI. */
export const SEARCH_ATTRIBUTES = {
  user: keyword(SEARCH_ATTRIBUTE_NAMES.user),
  plan: keyword(SEARCH_ATTRIBUTE_NAMES.plan),
  language: keyword(SEARCH_ATTRIBUTE_NAMES.language),
  stage: keyword(SEARCH_ATTRIBUTE_NAMES.stage),
  status: keyword(SEARCH_ATTRIBUTE_NAMES.status),
} as const;
