export { Dialogue, type DialogueOptions } from "./dialogue.ts";
export { identify, identifySelf, isAlive, type ProcessIdentity } from "./identity.ts";
export { killGroup } from "./kill-group.ts";
export type { ProcessLimits } from "./launch.ts";
export { lostNetwork, ProcessError } from "./process-error.ts";
export { runProcess, type ProcessOptions, type ProcessResult } from "./run-process.ts";
export { startProcess, type StartedProcess } from "./start-process.ts";
export { sweepStaleTempDirs, withTempDir } from "./with-temp-dir.ts";
export { runInTerminal } from "./run-in-terminal.ts";
