import { expect, it } from "vitest";
import { Dialogue } from "./dialogue.ts";
import { identify } from "./identity.ts";
import { ProcessError } from "./process-error.ts";

const END = ".\0";

/** A shell that answers every message with its own process ID and the message; `how` runs before each. */
const echo = (how = ":", { idleMs = 60_000, patienceMs = 60_000 } = {}) =>
  new Dialogue({
    command: "bash",
    args: ["-c", `while IFS= read -r -d '' line; do ${how}; printf '%s %s\\0' "$$" "$line"; done`],
    end: END,
    idleMs,
    patienceMs,
  });

it("gets an answer to each message from one program", async () => {
  const dialogue = echo();
  const answers = await Promise.all([dialogue.ask(["one", "zwö"]), dialogue.ask(["three"])]);
  const [pid] = answers.flat()[0]?.split(" ") ?? [];
  expect(answers).toEqual([[`${pid} one`, `${pid} zwö`], [`${pid} three`]]);
  expect(await dialogue.ask(["four"])).toEqual([`${pid} four`]);
  expect(await dialogue.ask([])).toEqual([]);
});

it("starts a program that ended anew", async () => {
  const dialogue = echo('[ "$line" = "stop." ] && { echo "had enough" >&2; exit 3; }');
  await expect(dialogue.ask(["one", "stop", "two"])).rejects.toThrow(
    new ProcessError("bash", "ended with 3", "had enough\n", 3),
  );
  expect(await dialogue.ask(["three"])).toEqual([expect.stringMatching(/ three$/)]);
});

it("reports a program that is missing", async () => {
  const waits = { idleMs: 60_000, patienceMs: 60_000 };
  const missing = new Dialogue({ command: "/no/such/program", args: [], end: END, ...waits });
  await expect(missing.ask(["one"])).rejects.toThrow(ProcessError);
});

it("leaves a program that hangs at an abort", async () => {
  const dialogue = echo('[ "$line" = "hang." ] && sleep 3');
  const [answer] = await dialogue.ask(["one"]);
  const hanging = new AbortController();
  const asked = dialogue.ask(["hang"], hanging.signal);
  hanging.abort(new Error("enough"));
  await expect(asked).rejects.toThrow("enough");
  const [next] = await dialogue.ask(["two"]);
  expect(next?.split(" ")[0]).not.toBe(answer?.split(" ")[0]);
});

it("gives up on a program that does not answer, and starts it anew", async () => {
  const dialogue = echo('[ "$line" = "hang." ] && sleep 3', { patienceMs: 500 });
  await expect(dialogue.ask(["one", "hang", "two"])).rejects.toThrow("did not answer for 0.5 s");
  expect(await dialogue.ask(["three"])).toEqual([expect.stringMatching(/ three$/)]);
});

it("ends a program that nobody asks, after its last answers", async () => {
  const dialogue = echo("sleep 0.05", { idleMs: 1 });
  const answers = await dialogue.ask(["one", "two", "three"]);
  expect(answers).toHaveLength(3);
  await expect.poll(() => identify(Number(answers[0]?.split(" ")[0]))).toBeNull();
});
