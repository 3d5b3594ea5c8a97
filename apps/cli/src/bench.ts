import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { AUTO_VOICE } from "@dubdeck/domain";
import { reportSchema } from "@dubdeck/dubbing";
import { extractAudio, probe } from "@dubdeck/media";
import { withTempDir } from "@dubdeck/process";
import { createEngines, type Engines, enginesConfig } from "@dubdeck/speech";
import { findStack, repositoryRoot } from "@dubdeck/stack";
import { measureAlone, measureHeldUp } from "./bench-fairness.ts";
import { benchLanguages, parseLanguages } from "./bench/bench-languages.ts";
import { benchPeer } from "./bench/bench-peer.ts";
import { seconds, timed } from "./bench/timed.ts";
import { dubFile } from "./dub-file.ts";
import { readEnv } from "./env.ts";
import { CliError, EXIT } from "./exit-codes.ts";
import { runCommand } from "./run-command.ts";
import { withNewAccount } from "./with-new-account.ts";

const USAGE = `Measure how long a dub takes beside its engines alone, on the stack that runs here.

  npm run bench -- [INPUT]
  npm run bench -- [INPUT] --fairness
  npm run bench -- [INPUT] --languages es,fr
  npm run bench -- --peer SCRIPT [--rounds N] [--mode eng-spa] [INPUT]

The engines alone transcribe, translate and speak the same lines, one after the other. --fairness
measures how long six queued dubs of one user hold up another user's dub. --languages dubs one video
into several languages in turn and shows what the later dubs did not have to do again. With --peer, a
script that dubs with the same engines runs in turns with Dubdeck; --mode is the Apertium mode that it
translates by.`;

const LANGUAGE = "es";
const VOICE = "ef_dora";

await runCommand(USAGE, async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      fairness: { type: "boolean", default: false },
      languages: { type: "string" },
      peer: { type: "string" },
      rounds: { type: "string", default: "3" },
      mode: { type: "string", default: "eng-spa" },
    },
  });
  const { INIT_CWD: here = ".", DATA_DIR } = readEnv();
  const sample = join(repositoryRoot, "packages/testing/fixtures/jfk.mp4");
  const input = positionals[0] ? resolve(here, positionals[0]) : sample;
  const stack = await findStack(DATA_DIR);
  if (!stack) throw new CliError(EXIT.noServer, "Start Dubdeck first: npm start");

  const order = { input, to: LANGUAGE, voice: VOICE, dualAudio: false };
  if (values.fairness) {
    const aloneMs = await measureAlone(stack, order, signal);
    console.log(`dub alone       ${seconds(aloneMs)}`);
    const heldUpMs = await measureHeldUp(stack, order, signal);
    console.log(`dub held up     ${seconds(heldUpMs)}, behind six dubs of another user`);
    console.log(`held up / alone ${(heldUpMs / aloneMs).toFixed(2)}`);
    return EXIT.ok;
  }
  if (values.languages !== undefined) {
    const languages = parseLanguages(values.languages);
    await benchLanguages(stack, { ...order, voice: AUTO_VOICE }, languages, signal);
    return EXIT.ok;
  }
  if (values.peer) {
    const rounds = Math.max(1, Number(values.rounds) || 1);
    const script = resolve(here, values.peer);
    const peer = { script, mode: values.mode, rounds, dataDir: DATA_DIR };
    await benchPeer(stack, order, peer, signal);
    return EXIT.ok;
  }
  // A new account each time, so that no clips are cached.
  const { result, ms: dubMs } = await withNewAccount(stack, (server) =>
    timed(() => dubFile(server, order, () => {}, signal)),
  );
  const texts = reportSchema.parse(result.report).lines.flatMap(({ text }) => text ?? []);
  const engines = createEngines(enginesConfig(stack.env));
  const { ms: enginesMs } = await timed(() => runEngines(engines, input, texts));
  const { durationMs } = await probe(input);
  print({ dubMs, enginesMs, durationMs });
  return EXIT.ok;
});

async function runEngines(
  engines: Engines,
  source: string,
  texts: readonly string[],
): Promise<void> {
  await withTempDir(async (directory) => {
    const path = join(directory, "audio.flac");
    await extractAudio({ source, durationMs: (await probe(source)).durationMs, output: path });
    const { language } = await engines.transcriber.transcribe({ path });
    await engines.translator.translate({
      sentences: texts.map((text, i) => ({ id: `${i}`, text, maxChars: 1000 })),
      before: [],
      after: [],
      source: language,
      target: LANGUAGE,
    });
    for (const text of texts) {
      await engines.synthesizer.synthesize({ text, voice: VOICE, language: LANGUAGE, speed: 1 });
    }
  });
}

function print({
  dubMs,
  enginesMs,
  durationMs,
}: Record<"dubMs" | "enginesMs" | "durationMs", number>) {
  console.log(`video           ${seconds(durationMs)}`);
  console.log(`whole dub       ${seconds(dubMs)}, upload to finished output`);
  console.log(`engines alone   ${seconds(enginesMs)}`);
  console.log(`dub / engines   ${(dubMs / enginesMs).toFixed(2)}`);
  console.log(`dub / video     ${(dubMs / durationMs).toFixed(2)}`);
}
