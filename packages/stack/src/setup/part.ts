import type { Paths } from "../paths.ts";

/** One thing a bare machine lacks and npm cannot bring. */
export interface Part {
  readonly name: string;
  /** Room it takes on disk, in MB. */
  readonly megabytes: number;
  isPresent(paths: Paths): Promise<boolean>;
  /** Installs it whole or leaves nothing that looks like it; `say` shows progress. */
  install(paths: Paths, say: (line: string) => void): Promise<void>;
}

/** A failure of set-up: one line for the person at the terminal that says what to do. */
export class SetupError extends Error {
  override readonly name = "SetupError";
}

const FULL = /ENOSPC|no space left on device/i;
const FORBIDDEN = /EACCES|EPERM|EROFS|permission denied|read-only file system/i;

/** Turns what the system reports into a line that says what to do. */
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
 * Tries the sources in their order and stops at the first that works. When all fail, throws the
 * last one's error: the ones before it are official places that a network may close.
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

/** A full disk or a missing right is not mended by another source. */
function isLocal(error: unknown): boolean {
  const message = error instanceof Error ? error.message : String(error);
  return FULL.test(message) || FORBIDDEN.test(message);
}
