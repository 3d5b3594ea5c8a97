/**
 * Sends SIGKILL to a process group, even if its leader has ended; does nothing if the group is
 * empty.
 */
export function killGroup(leader: number): void {
  try {
    process.kill(-leader, "SIGKILL");
  } catch {
    // The group has already ended.
  }
}
