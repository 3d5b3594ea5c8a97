import type { Socket } from "node:net";
import { execa } from "execa";
import { commandLine } from "./launch.ts";
import { ProcessError } from "./process-error.ts";
import { tailOf } from "./tail-of.ts";

export interface DialogueOptions {
  readonly command: string;
  readonly args: readonly string[];
  /** Ends every message, and every answer. */
  readonly end: string;
  /** How long the program stays in memory without a message. */
  readonly idleMs: number;
  /** How long it may take for an answer, counted from the one before. */
  readonly patienceMs: number;
}

/**
 * A program that answers each message with one of its own, in their order. It starts with the first
 * message, stays for the next ones, and ends when nothing was asked for a while or this process ends.
 */
export class Dialogue {
  readonly #options: DialogueOptions;
  #program: Promise<Program> | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: DialogueOptions) {
    this.#options = options;
  }

  /**
   * Sends messages; returns their answers without their ends. On abort rejects with the signal's
   * reason, and leaves the program, in case it hangs: the next messages get a new one.
   * @throws ProcessError if the program is missing, ends or hangs
   */
  async ask(messages: readonly string[], signal?: AbortSignal): Promise<string[]> {
    signal?.throwIfAborted();
    const starting = (this.#program ??= start(this.#options));
    const leave = () => {
      if (this.#program === starting) this.#program = undefined;
      starting.then(
        (program) => program.finish(),
        () => {},
      );
    };
    clearTimeout(this.#idle);
    try {
      return await unlessAborted(
        starting.then((program) => program.ask(messages)),
        signal,
      );
    } catch (error) {
      leave();
      throw error;
    } finally {
      clearTimeout(this.#idle);
      this.#idle = setTimeout(leave, this.#options.idleMs).unref();
    }
  }
}

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason as Error);
  signal.addEventListener("abort", abort);
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

interface Program {
  ask(messages: readonly string[]): Promise<string[]>;
  /** Ends the program after the answers that are still to come. */
  finish(): void;
}

interface Question {
  readonly resolve: (answer: string) => void;
  readonly reject: (error: Error) => void;
}

async function start(options: DialogueOptions): Promise<Program> {
  const { command, args, end, patienceMs } = options;
  const [file, argv] = await commandLine({ command, args });
  const child = execa(file, argv, { stdin: "pipe", buffer: false, reject: false });
  const stderr = tailOf(child.stderr);
  const waiting: Question[] = [];
  // Only a question keeps this process from ending.
  const handles = [child.nodeChildProcess, child.stdin, child.stdout, child.stderr] as Socket[];
  let patience: NodeJS.Timeout | undefined;
  const hold = () => {
    handles.forEach((handle) => (waiting.length > 0 ? handle.ref() : handle.unref()));
    clearTimeout(patience);
    if (waiting.length > 0) patience = setTimeout(giveUp, patienceMs);
  };

  let rest = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    const answers = (rest + text).split(end);
    rest = answers.pop() ?? "";
    for (const answer of answers) waiting.shift()?.resolve(answer);
    hold();
  });
  child.stdin.on("error", () => {}); // it ended, which rejects what waits
  let ended: ProcessError | undefined;
  const rejectAll = (how: string, code: number | NodeJS.Signals | null) => {
    ended = new ProcessError(command, how, stderr(), code);
    for (const { reject } of waiting.splice(0)) reject(ended);
    hold();
  };
  const giveUp = () => rejectAll(`did not answer for ${patienceMs / 1000} s`, null);
  const rejectAtEnd = async () => {
    const { exitCode, signal } = await child;
    const code = exitCode ?? signal ?? null;
    rejectAll(code === null ? "did not start" : `ended with ${code}`, code);
  };
  void rejectAtEnd();
  return {
    async ask(messages) {
      if (ended) throw ended;
      const answers = messages.map(
        (message) =>
          new Promise<string>((resolve, reject) => {
            waiting.push({ resolve, reject });
            child.stdin.write(message + end);
          }),
      );
      hold();
      return Promise.all(answers);
    },
    finish: () => child.stdin.end(),
  };
}
