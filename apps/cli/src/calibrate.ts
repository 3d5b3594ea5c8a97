import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { repositoryRoot } from "@dubdeck/stack";
import { z } from "zod";
import { type Calibration, calibrationSchema, measureVoice } from "./calibrate/measure-voice.ts";
import { readEnv } from "./env.ts";
import { CliError, EXIT } from "./exit-codes.ts";
import { runCommand } from "./run-command.ts";
import { findSpeechServer, type ServedVoice } from "./speech-server.ts";

const USAGE = `Measure the voices of the speech server: their pace at each speed, how well they are understood, their pitch.

  npm run calibrate -- [--voices ID,…] [--languages es,fr,…] [--server URL]

  --server  the speech server's address, ending in /v1; by default the running stack's

Results go to apps/speech/dubdeck_speech/calibration.json. What was measured is kept, so a run can be interrupted.`;

const FILE = join(repositoryRoot, "apps/speech/dubdeck_speech/calibration.json");

await runCommand(USAGE, async (signal) => {
  const { values } = parseArgs({
    options: {
      voices: { type: "string" },
      languages: { type: "string" },
      server: { type: "string" },
    },
  });
  const server = await findSpeechServer(values.server, readEnv().DATA_DIR);
  const [all, recognizer, known] = [await server.voices(), await server.recognizer(), await read()];
  const chosen = choose(all, list(values.voices), list(values.languages));
  for (const [i, voice] of chosen.entries()) {
    signal.throwIfAborted();
    const calibration = await measureVoice(server, voice, recognizer, known[voice.id]);
    known[voice.id] = calibration;
    await write(all, known);
    console.log(
      `${i + 1}/${chosen.length} ${voice.language} ${voice.id}: ${describe(calibration)}`,
    );
  }
  return EXIT.ok;
});

function list(option: string | undefined): string[] {
  return option?.split(",").filter(Boolean) ?? [];
}

/** Selects voices, basic ones first: the first female and male voice of each language. */
function choose(all: readonly ServedVoice[], ids: string[], languages: string[]): ServedVoice[] {
  const unknown = ids.find((id) => all.every((voice) => voice.id !== id));
  if (unknown) throw new CliError(EXIT.usage, `There is no voice ${unknown}.`);
  const wanted = all.filter(
    ({ id, language }) =>
      (ids.length === 0 || ids.includes(id)) &&
      (languages.length === 0 || languages.includes(language)),
  );
  const basic = new Set(
    all.filter((voice, i) => {
      const first = all.findIndex(
        ({ language, gender }) => language === voice.language && gender === voice.gender,
      );
      return first === i;
    }),
  );
  return [...wanted.filter((voice) => basic.has(voice)), ...wanted.filter((v) => !basic.has(v))];
}

async function read(): Promise<Record<string, Calibration>> {
  const text = await readFile(FILE, "utf8").catch(() => "{}");
  return z.record(z.string(), calibrationSchema).parse(JSON.parse(text));
}

/** Writes one line per voice in the catalogue's order; drops voices that are no longer served. */
async function write(
  voices: readonly ServedVoice[],
  known: Record<string, Calibration>,
): Promise<void> {
  const lines = voices.flatMap(({ id }) => {
    const calibration = known[id];
    return calibration ? [`${JSON.stringify(id)}: ${JSON.stringify(calibration)}`] : [];
  });
  await writeFile(`${FILE}.part`, `{\n${lines.join(",\n")}\n}\n`);
  await rename(`${FILE}.part`, FILE);
}

function describe({ pitch_hz, rates, stretched = [] }: Calibration): string {
  const points = rates.map(
    ({ speed, syllables_per_second, word_error_rate }) =>
      `×${speed} ${syllables_per_second}/s ${(word_error_rate * 100).toFixed(0)} %`,
  );
  const stretches = stretched.map(
    ({ factor, word_error_rate }) => `stretched ${factor} ${(word_error_rate * 100).toFixed(0)} %`,
  );
  return [...points, ...stretches, pitch_hz ? `${Math.round(pitch_hz)} Hz` : "no pitch"].join("  ");
}
