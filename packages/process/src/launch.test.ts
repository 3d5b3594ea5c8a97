import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { identify } from "./identity.ts";

const RUN_PROCESS = new URL("run-process.ts", import.meta.url).href;
const FFMPEG = "exec ffmpeg -v error -re -f lavfi -i anullsrc -f null -";

it.runIf(process.platform === "linux")(
  "leaves no ffmpeg running when this process is killed",
  async () => {
    const script = `
    import { runProcess } from "${RUN_PROCESS}";
    const onSideLine = (pid) => console.log(pid);
    await runProcess("sh", ["-c", "echo $$ >&3; ${FFMPEG}"], { onSideLine });`;
    const parent = spawn(process.execPath, ["--input-type=module", "--eval", script]);
    const [pid] = (await once(parent.stdout, "data")) as [Buffer];
    await sleep(200);
    expect(await identify(Number(pid))).not.toBeNull();
    parent.kill("SIGKILL");
    await expect.poll(() => identify(Number(pid)), { timeout: 5000 }).toBeNull();
  },
);
