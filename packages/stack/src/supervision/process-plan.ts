export interface ProcessPlan {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Takes the output; without one each line is printed under the process's name. */
  readonly logFile?: string;
  /** Asked again and again until it says yes; "message" waits for `process.send("ready")`. */
  readonly ready: ((pid: number) => Promise<boolean>) | "message";
  readonly readyWithinMs: number;
  readonly stopSignal?: "SIGTERM" | "SIGINT";
  /** How long it may take to finish what it is doing before it is killed. */
  readonly stopWithinMs: number;
  /** Another user for a program that refuses to run as root. */
  readonly userId?: number;
}
