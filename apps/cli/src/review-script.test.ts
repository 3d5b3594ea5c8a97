import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { CliError, EXIT } from "./exit-codes.ts";
import { reviewScript } from "./review-script.ts";

const folder = await mkdtemp(join(tmpdir(), "review-"));
afterAll(() => rm(folder, { recursive: true }));
const file = join(folder, "it's here.csv");

/** Plays the server, which refuses scripts that contain "bad". */
function server() {
  const imported: string[] = [];
  const approve = vi.fn<(id: string) => Promise<unknown>>(async () => ({}));
  const importScript = async (_id: string, content: string) => {
    if (content.includes("bad")) throw new CliError(EXIT.refused, "Line 2: bad.");
    imported.push(content);
  };
  return { approve, imported, importScript, script: async () => ({ content: "one\n" }) };
}
const say = () => undefined;

it("imports what the user changed, and approves it", async () => {
  const api = server();
  const editor = "sh -c 'echo two >> \"$1\"' sh";
  expect(await reviewScript(api, "job", { file, editor, say })).toBe(true);
  expect(api.imported).toEqual(["one\ntwo\n"]);
  expect(api.approve).toHaveBeenCalledExactlyOnceWith("job");
});

it("approves an unchanged script without an import", async () => {
  const api = server();
  expect(await reviewScript(api, "job", { file, editor: "true", say })).toBe(true);
  expect(api.imported).toEqual([]);
  expect(api.approve).toHaveBeenCalledOnce();
});

it("opens the file again after a refusal, until it is left as it was", async () => {
  const api = server();
  const said: string[] = [];
  const review = { file, say: (line: string) => void said.push(line) };
  const fixes = `sh -c 'grep -q bad "$1" && new=good || new=bad; echo $new > "$1"' sh`;
  expect(await reviewScript(api, "job", { ...review, editor: fixes })).toBe(true);
  expect(said.join()).toContain("Line 2: bad.");
  expect(api.imported).toEqual(["good\n"]);
  const stubborn = reviewScript(api, "job", { ...review, editor: "sh -c 'echo bad > \"$1\"' sh" });
  await expect(stubborn).rejects.toThrow("Line 2: bad.");
  expect(api.approve).toHaveBeenCalledOnce();
});

it("only writes the script where there is no editor", async () => {
  const api = server();
  expect(await reviewScript(api, "job", { file, editor: undefined, say })).toBe(false);
  expect(await readFile(file, "utf8")).toBe("one\n");
  expect(api.approve).not.toHaveBeenCalled();
});

it("says where the script is if the editor fails", async () => {
  const failing = reviewScript(server(), "job", { file, editor: "false", say });
  await expect(failing).rejects.toThrow(file);
});
