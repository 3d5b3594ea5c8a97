import type { ErrorCode } from "@dubdeck/domain";

/** Returns an answer that says why there is no result, in a sentence for the user. */
export const refusal = (code: ErrorCode, message: string) => ({ refused: { code, message } });
