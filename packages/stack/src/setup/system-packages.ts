import { access } from "node:fs/promises";
import { userInfo } from "node:os";
import type { Environment } from "../env.ts";
import type { Paths } from "../paths.ts";
import { findProgram, runCommand } from "./command.ts";
import { type Part, SetupError } from "./part.ts";

/** A package, and how to detect it: a program in PATH or, on Debian, a file. */
interface SystemPackage {
  readonly name: string;
  readonly program?: string;
  readonly file?: string;
}

const MODES = "/usr/share/apertium/modes";
const MEDIA: readonly SystemPackage[] = [
  { name: "ffmpeg", program: "ffmpeg" },
  { name: "fonts-dejavu-core", file: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf" },
  // Chinese and Japanese letters of burnt-in subtitles.
  {
    name: "fonts-droid-fallback",
    file: "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",
  },
];
const TRANSLATION: readonly SystemPackage[] = [
  { name: "apertium", program: "apertium" },
  { name: "apertium-eng-spa", file: `${MODES}/eng-spa.mode` },
  { name: "apertium-spa-ita", file: `${MODES}/spa-ita.mode` },
  { name: "apertium-es-pt", file: `${MODES}/es-pt.mode` },
  { name: "apertium-fr-es", file: `${MODES}/fr-es.mode` },
  // Catalan bridges French, which its pair with Spanish translates worse.
  { name: "apertium-fra-cat", file: `${MODES}/fra-cat.mode` },
  { name: "apertium-spa-cat", file: `${MODES}/spa-cat.mode` },
  { name: "apertium-por-cat", file: `${MODES}/por-cat.mode` },
  { name: "apertium-cat-ita", file: `${MODES}/cat-ita.mode` },
  // ita-spa needs it in addition to Apertium.
  { name: "cg3", program: "cg-proc" },
];
const TESTS: readonly SystemPackage[] = [
  { name: "chromium", program: "chromium" },
  // Tests run the guide's examples unchanged.
  { name: "curl", program: "curl" },
  { name: "jq", program: "jq" },
];

/**
 * Defines the part installed by apt-get: ffmpeg and fonts; Apertium with its language pairs unless
 * a chat model translates; Chromium and other tools for tests. Other systems store files elsewhere,
 * so only programs are checked there.
 */
export function systemPackages(options: { tests: boolean; environment: Environment }): Part {
  const { tests, environment } = options;
  const translates = environment.MT_BASE_URL ?? environment.OPENAI_API_KEY;
  const wanted = [...MEDIA, ...(translates ? [] : TRANSLATION), ...(tests ? TESTS : [])];
  return {
    name: "System packages",
    megabytes: tests ? 1200 : 700,
    async isPresent(paths) {
      const isDebian = (await findProgram("apt-get")) !== null;
      const checked = isDebian ? wanted : wanted.filter(({ file }) => file === undefined);
      return (await missingOf(checked, paths)).length === 0;
    },
    async install(paths, say) {
      const missing = await missingOf(wanted, paths);
      say(`apt-get install ${missing.join(" ")}`);
      await aptInstall(missing, say);
    },
  };
}

async function missingOf(wanted: readonly SystemPackage[], paths: Paths): Promise<string[]> {
  const missing: string[] = [];
  for (const { name, program, file } of wanted) {
    const found = program ? await findProgram(program) : file && (await exists(file));
    if (!found) missing.push(name);
  }
  const settled = (await exists(paths.venv)) || (await canMakeEnvironments());
  if (!settled) missing.push("python3", "python3-venv");
  return missing;
}

/**
 * Returns whether Python can create environments with pip: Debian packages that module separately.
 */
async function canMakeEnvironments(): Promise<boolean> {
  const python = await findProgram("python3");
  if (!python) return false;
  return runCommand(python, ["-c", "import ensurepip, venv"]).then(
    () => true,
    () => false,
  );
}

async function aptInstall(packages: readonly string[], say: (line: string) => void) {
  const byHand = `apt-get update && apt-get install -y ${packages.join(" ")}`;
  if (!(await findProgram("apt-get"))) {
    throw new SetupError(
      `This system has no apt-get. Install these by its own means, then run this again: ${packages.join(" ")}`,
    );
  }
  const elevate = await elevation();
  if (!elevate) {
    throw new SetupError(`Root is needed once. Run this, then try again: sudo sh -c '${byHand}'`);
  }
  const apt = async (...args: string[]) => {
    const [program = "apt-get", ...rest] = [...elevate, "apt-get", ...args];
    await runCommand(program, rest, {
      env: { DEBIAN_FRONTEND: "noninteractive" },
      sharesTerminal: process.stdin.isTTY,
      onLine: (line) => /^(Get|Unpacking|Setting up)/.test(line) && say(line.slice(0, 100)),
    });
  };
  await apt("update", "-q");
  await apt("install", "-y", "-q", "--no-install-recommends", ...packages);
}

/**
 * Returns the command prefix to become root: empty if already root, sudo, or null if there is no
 * way.
 */
async function elevation(): Promise<string[] | null> {
  if (userInfo().uid === 0) return [];
  if (!(await findProgram("sudo"))) return null;
  if (process.stdin.isTTY) return ["sudo"];
  return runCommand("sudo", ["-n", "true"]).then(
    () => ["sudo", "-n"],
    () => null,
  );
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
