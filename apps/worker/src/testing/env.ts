/** Returns the PATH on which the worker under test finds ffmpeg and Apertium. */
export const pathOf = (): string => process.env["PATH"] ?? "";
