export interface ProcessPlan {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Receives the output; without one, each line is printed with the process's name. */
  readonly logFile?: string;
  /** Polled until it returns true; "message" waits for `process.send("ready")`. */
  readonly ready: ((pid: number) => Promise<boolean>) | "message";
  readonly readyWithinMs: number;
  readonly stopSignal?: "SIGTERM" | "SIGINT";
  /** Time in ms to finish its work before it is killed. */
  readonly stopWithinMs: number;
  /** The user to run as, for a program that refuses to run as root. */
  readonly userId?: number;
}
