/**
 * Type of the ApplicationFailure that an activity throws if its job has already ended, for example
 * because it was cancelled before its workflow began.
 */
export const JOB_OVER = "JOB_OVER";
