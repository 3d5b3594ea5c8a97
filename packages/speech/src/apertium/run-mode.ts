import { Dialogue, ProcessError } from "@dubdeck/process";
import { SpeechEngineError } from "../speech-engine-error.ts";
import type { KnownWords, Translated } from "../translation/edge.ts";
import { changesOf } from "./mode-changes.ts";
import { TO_ONE } from "./to-one.ts";
import { readUnits, type Step, writeUnits } from "./units.ts";

/**
 * Runs a mode's programs as Apertium's own script does, but with `-z`: they answer each text that ends in a
 * zero byte, and stay. Loading their dictionaries takes up to 2 s, a sentence a few milliseconds. Only the
 * tagger, which loads fast, is a new one for each text: at a combination of tags that it was not trained on
 * it forgets what unknown words may be, and for good (find_similar_ambiguity_class in its source).
 *
 * A mode can be run in four parts: until the words have all their readings, until each has one and is looked up
 * in the bilingual dictionary, until they are in the target's order, and until they have their endings.
 */
const PIPELINE = `
apertium-tagger() {
  shift # -z
  while IFS= read -r -d '' text; do
    printf %s "$text" | command apertium-tagger "$@"
    printf '\\0'
  done
}
data=\${APERTIUM_DATADIR:-$(dirname "$(command -v apertium)")/../share/apertium}
whole=$(apertium-wblank-mode -z "$data/modes/$0.mode")
analyse=\${whole%%" | "*}
tagged=\${whole#*" | "}
rest=\${tagged#*autobil.bin?" | "}
lookup=\${tagged%" | $rest"}
transfer=\${rest% | lt-proc*autogen*}
generate=\${rest#"$transfer | "}
part=$1
shift
eval "\${!part}"
`;
/**
 * The full stop and empty blank with which Apertium's deformatter ends a text. The space keeps the full stop
 * apart from a last word such as "A", with which it would be an abbreviation, for whose end Apertium waits.
 */
const LAST = " .[]";
const END = "\0";
/** A mode takes some 150 MB; the chunks of a long video may be a minute apart. */
const IDLE_MS = 120_000;
const PATIENCE_MS = 60_000;

const PARTS = ["analyse", "lookup", "transfer", "generate"] as const;
type Part = (typeof PARTS)[number] | "whole";

/** What a mode answers, with Apertium's marks. */
interface Answer {
  readonly text: string;
  readonly words?: readonly string[];
}

/** What is known of each text. */
interface About {
  /** As the pair before wrote them. */
  readonly words?: readonly KnownWords[] | undefined;
  /** Whether it says "you" to one person politely. */
  readonly toOne?: readonly boolean[] | undefined;
}

/**
 * Translates each text separately with an Apertium mode such as `eng-spa`.
 * @throws SpeechEngineError if Apertium fails or is not installed
 */
export async function runMode(
  mode: string,
  texts: readonly string[],
  signal?: AbortSignal,
  { words, toOne }: About = {},
): Promise<Translated[]> {
  const asked = texts.flatMap((text, i) =>
    text === "" ? [] : [{ text: toOne?.[i] ? text + TO_ONE : text, words: words?.[i] }],
  );
  const answers = asked.length > 0 ? await ask(mode, asked, signal) : [];
  return texts.map((text) => {
    const answer = text === "" ? undefined : answers.shift();
    return { ...readMarks(answer?.text ?? ""), words: answer?.words };
  });
}

/** Starts a mode's programs unless they run, without waiting for them. */
export function loadMode(mode: string): void {
  for (const part of changesOf(mode) ? PARTS : (["whole"] as const)) {
    dialogueOf(mode, part)
      .ask([])
      .catch(() => {}); // whoever has a text to translate learns why
  }
}

const running = new Map<string, Dialogue>();

function dialogueOf(mode: string, part: Part): Dialogue {
  const name = `${mode} ${part}`;
  let dialogue = running.get(name);
  if (!dialogue) {
    // `-g` marks unknown words.
    const args = ["-c", PIPELINE, mode, part, "-g", ""];
    const waits = { idleMs: IDLE_MS, patienceMs: PATIENCE_MS };
    dialogue = new Dialogue({ command: "bash", args, end: END, ...waits });
    running.set(name, dialogue);
  }
  return dialogue;
}

/** A text, and the words in it that are known. */
interface Asked {
  readonly text: string;
  readonly words: KnownWords;
}

async function ask(mode: string, asked: readonly Asked[], signal?: AbortSignal): Promise<Answer[]> {
  try {
    const ended = asked.map(({ text, words }) => ({ text: text + LAST, words }));
    const answers = await translate(mode, ended, signal);
    return answers.map(({ text, words }) => ({ text: text.replace(/ ?\.?\[\]$/, ""), words }));
  } catch (error) {
    if (!(error instanceof ProcessError)) throw error;
    const message = `Apertium does not work (npm run setup installs it): ${error.message}`;
    throw new SpeechEngineError("unavailable", message, { cause: error });
  }
}

async function translate(
  mode: string,
  asked: readonly Asked[],
  signal?: AbortSignal,
): Promise<Answer[]> {
  const texts = asked.map(({ text }) => text);
  const changes = changesOf(mode);
  if (!changes) {
    const answers = await dialogueOf(mode, "whole").ask(texts, signal);
    return answers.map((text) => ({ text }));
  }
  const analysed = await dialogueOf(mode, "analyse").ask(texts, signal);
  const known = analysed.map((stream, i) =>
    change(stream, (cohorts) => changes.analysed(cohorts, asked[i]?.words)),
  );
  const found = await dialogueOf(mode, "lookup").ask(known, signal);
  const meant = found.map((stream) => change(stream, changes.found));
  const translated = await dialogueOf(mode, "transfer").ask(meant, signal);
  const ordered = translated.map((stream) => change(stream, changes.ordered));
  const answers = await dialogueOf(mode, "generate").ask(ordered, signal);
  return answers.map((text, i) => ({ text, words: wordsOf(ordered[i] ?? "") }));
}

const change = (stream: string, step: Step): string => writeUnits(step(readUnits(stream)));

const wordsOf = (stream: string): string[] => readUnits(stream).map(({ word }) => word);

/**
 * Removes Apertium's marks for words it does not know (`*`), cannot translate (`@`) or cannot inflect
 * (`#`), and keeps only the first of alternative spellings (`a/b`). Collects unknown words.
 */
function readMarks(text: string): Omit<Translated, "words"> {
  const unknown = text.match(/(?<=[*@])\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const plain = text
    .replaceAll(TO_ONE, "")
    .replace(/[*#@](?=[\p{L}\p{N}])/gu, "")
    .replace(/(?<=\p{L})\/\p{L}+/gu, "");
  return { text: plain, unknown };
}
