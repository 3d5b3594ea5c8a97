import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { languageCodeSchema, type LanguageCode } from "@dubdeck/domain";
import { withTempDir } from "@dubdeck/process";
import { createEngines, enginesConfig, type Translator } from "@dubdeck/speech";
import { findStack } from "@dubdeck/stack";
import { readEnv } from "./env.ts";
import { CliError, EXIT } from "./exit-codes.ts";
import { runCommand } from "./run-command.ts";
import { type FileScore, openSource, scoreFile } from "./scorecard/score-file.ts";
import { scoreTable } from "./scorecard/score-table.ts";
import {
  scoreTranslations,
  translationTable,
  WRITTEN_LANGUAGES,
  type WrittenLanguage,
} from "./scorecard/score-translation.ts";
import { findSpeechServer } from "./speech-server.ts";
import { withServer } from "./with-server.ts";

const USAGE = `Dub files and measure the finished dubs from outside.

  npm run scorecard -- --translation [--from en] [--json]
  npm run scorecard -- FILE… [--to es,fr,it,pt] [--out FOLDER] [--speech URL] [--json]

  FILE      an MP4, MOV or AVI file. NAME.json beside it says who speaks when and what (utterances or turns with
            start, end, speaker, text); NAME.voice.wav holds its voices alone
  --to      the target languages
  --out     where the dubbed files and their reports are kept
  --speech  the speech server that listens, ending in /v1; by default the running stack's
  --json    print JSON

natural: share of lines spoken at most 1.15 times as fast as the language usually is, or as the speaker talks.
onset p95, coverage: the source's speech against the speech heard in the dub. heard back: word error rate of a
recogniser. invented: lines that the source does not have. original voice: what is left of it, against the dub there.

--translation has everyday sentences translated from a language (en, es, fr, it or pt) to the others, by the running
stack's engine and by Apertium alone, and compares both with translations by hand: chrF, 0 to 100.`;

await runCommand(USAGE, async (signal) => {
  const { files, languages, json, speech, out, translation, from } = parse();
  if (translation) {
    const scores = await scoreTranslations(await findTranslator(), from, signal);
    console.log(json ? JSON.stringify(scores, null, 2) : translationTable(scores));
    return EXIT.ok;
  }
  await withServer(json, signal, async (server) => {
    const listener = await findSpeechServer(speech, readEnv().DATA_DIR);
    const scores: FileScore[] = [];
    if (out) await mkdir(out, { recursive: true });
    await withTempDir(async (temporary) => {
      const folders = { out: out ?? temporary, temporary };
      for (const file of files) {
        const source = await openSource(listener, file, temporary);
        for (const to of languages) {
          if (!json) console.error(`${file} → ${to}`);
          scores.push(await scoreFile({ server, listener }, source, to, folders, signal));
        }
      }
    });
    console.log(json ? JSON.stringify(scores, null, 2) : scoreTable(scores));
  });
  return EXIT.ok;
});

function parse() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: "string", default: "es,fr,it,pt" },
      speech: { type: "string" },
      out: { type: "string" },
      json: { type: "boolean", default: false },
      translation: { type: "boolean", default: false },
      from: { type: "string", default: "en" },
    },
  });
  if (positionals.length === 0 && !values.translation)
    throw new CliError(EXIT.usage, "Name at least one file.");
  const { INIT_CWD: here = "." } = readEnv();
  return {
    files: positionals.map((path) => resolve(here, path)),
    languages: values.to.split(",").map(toLanguage),
    speech: values.speech,
    out: values.out === undefined ? undefined : resolve(here, values.out),
    json: values.json,
    translation: values.translation,
    from: toWritten(values.from),
  };
}

async function findTranslator(): Promise<Translator> {
  const stack = await findStack(readEnv().DATA_DIR);
  if (!stack) throw new CliError(EXIT.noServer, "Start Dubdeck first: npm start");
  return createEngines(enginesConfig(stack.env)).translator;
}

function toLanguage(code: string): LanguageCode {
  const language = languageCodeSchema.safeParse(code);
  if (!language.success) throw new CliError(EXIT.usage, `${code} is no target language.`);
  return language.data;
}

function toWritten(code: string): WrittenLanguage {
  const language = WRITTEN_LANGUAGES.find((written) => written === code);
  if (language) return language;
  throw new CliError(
    EXIT.usage,
    `There are no sentences in ${code}, but in ${WRITTEN_LANGUAGES.join(", ")}.`,
  );
}
