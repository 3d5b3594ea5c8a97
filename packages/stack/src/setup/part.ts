import type { Paths } from "../paths.ts";

/** A dependency that npm cannot install. */
export interface Part {
  readonly name: string;
  /** Disk space in MB. */
  readonly megabytes: number;
  isPresent(paths: Paths): Promise<boolean>;
  /** Installs it completely, or leaves nothing that passes for it; `say` reports progress. */
  install(paths: Paths, say: (line: string) => void): Promise<void>;
}

/** A failure of set-up; the message is one line that tells the user what to do. */
export class SetupError extends Error {
  override readonly name = "SetupError";
}

const FULL = /ENOSPC|no space left on device/i;
const FORBIDDEN = /EACCES|EPERM|EROFS|permission denied|read-only file system/i;

/** Converts an error into a SetupError that says what to do. */
export function explain(part: string, error: unknown, paths: Paths): SetupError {
  if (error instanceof SetupError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (FULL.test(message)) {
    return new SetupError(
      `${part}: the disk of ${paths.tools} is full. Free some room, or set DATA_DIR to another disk, and run this again.`,
    );
  }
  if (FORBIDDEN.test(message)) {
    return new SetupError(
      `${part}: no right to write to ${paths.tools}. Change its owner, or set DATA_DIR to a folder of yours, and run this again.`,
    );
  }
  return new SetupError(`${part}: ${message}. Check the network and run this again.`);
}

/**
 * Tries the sources in order and stops at the first that works. If all fail, throws the last one's
 * error, since a network may block the official sites that come first.
 */
export async function firstThatWorks(
  say: (line: string) => void,
  sources: Readonly<Record<string, () => Promise<void>>>,
): Promise<void> {
  let failure: unknown = new Error("there is no source");
  for (const [name, install] of Object.entries(sources)) {
    say(name);
    try {
      return await install();
    } catch (error) {
      if (isLocal(error)) throw error;
      say(`${error instanceof Error ? error.message : String(error)}; trying the next source`);
      failure = error;
    }
  }
  throw failure;
}

/** Returns whether the disk is full or write access is missing: another source would not help. */
function isLocal(error: unknown): boolean {
  const message = error instanceof Error ? error.message : String(error);
  return FULL.test(message) || FORBIDDEN.test(message);
}
