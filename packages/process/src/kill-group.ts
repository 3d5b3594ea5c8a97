/** Kills the processes of a group, whose leader may have ended; does nothing where none is left. */
export function killGroup(leader: number): void {
  try {
    process.kill(-leader, "SIGKILL");
  } catch {
    // The group had ended already.
  }
}
