/** User messages that several modules share; messages used only once stay in their module. */
export const SIGN_IN_AGAIN = "Please sign in again.";
export const ACCOUNT_GONE = "This account does not exist any more.";
export const NO_SUCH_USER = "There is no such user.";
export const NO_SUCH_JOB = "There is no such job.";
export const NO_DUB_YET = "There is no finished dub yet.";
export const VOICE_NOT_IN_PLAN = "This voice is not part of your plan. Please upgrade.";
export const NO_GOOGLE = "Google sign-in is not set up on this server.";
export const OUR_FAULT = "Something went wrong on our side. Please try again.";
