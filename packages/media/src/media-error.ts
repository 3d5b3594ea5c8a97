/** What can be wrong with a user's file, each with the sentence that its owner reads. */
const MESSAGES = {
  NOT_A_VIDEO: "This file is not a video we can read. Please upload an MP4, MOV or AVI file.",
  NO_VIDEO: "This file has no picture, only sound. Please upload a video.",
  NO_AUDIO: "This video has no audio track.",
  UNREADABLE:
    "This video is damaged or incomplete. Please export it again and upload the new file.",
  SOURCE_GONE: "The uploaded video is no longer there. Please upload it again.",
} as const;
export type MediaErrorCode = keyof typeof MESSAGES;

/** The file is at fault, so trying again is useless. Failures of the machine are a ProcessError. */
export class MediaError extends Error {
  override readonly name = "MediaError";
  readonly code: MediaErrorCode;

  constructor(code: MediaErrorCode, cause?: unknown) {
    super(MESSAGES[code], { cause });
    this.code = code;
  }
}
