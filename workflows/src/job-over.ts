/**
 * Type of the ApplicationFailure of an activity whose job has ended already, for example because it
 * was cancelled before its workflow began.
 */
export const JOB_OVER = "JOB_OVER";
