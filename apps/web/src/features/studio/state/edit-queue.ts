import { isServiceFailure } from "../../../lib/error-message.ts";
import { retryDelay } from "../../../lib/retry.ts";

export type QueueState = "idle" | "running" | "waiting";

interface Task {
  readonly run: () => Promise<void>;
  readonly retries: boolean;
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Runs tasks one after the other. A task that fails because the service cannot be reached is tried
 * again, at the latest after 30 s, until it succeeds or is refused.
 * @param onState called with `waiting` while the service cannot be reached
 */
export function createEditQueue(onState: (state: QueueState) => void) {
  const tasks: Task[] = [];
  let failures = 0;
  let running = false;

  async function runAll() {
    if (running) return;
    running = true;
    for (let task = tasks[0]; task; task = tasks[0]) {
      if (failures === 0) onState("running");
      try {
        await task.run();
        task.done();
      } catch (error) {
        if (task.retries && isServiceFailure(error)) {
          onState("waiting");
          await pause(retryDelay(failures++));
          continue;
        }
        task.fail(error);
      }
      failures = 0;
      tasks.shift();
    }
    running = false;
    onState("idle");
  }

  /** Adds a task; resolves when it is done and rejects when it is refused. */
  return function add(run: () => Promise<void>, { retries = true } = {}): Promise<void> {
    return new Promise((done, fail) => {
      tasks.push({ run, retries, done, fail });
      void runAll();
    });
  };
}

/** Waits, but no longer than until the browser is online again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener("online", end);
  });
}

export type EditQueue = ReturnType<typeof createEditQueue>;
