import { fixedWords } from "@dubdeck/domain";
import {
  dropFalseStarts,
  dropHesitations,
  lengthMs,
  type Line,
  shorterWordings,
} from "@dubdeck/dubbing";
import { SpeechEngineError, type TranslationSentence, type Translator } from "@dubdeck/speech";
import type { AlternativeKind, StudioActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { loadSexes } from "../lines/cast-voices.ts";
import { charsIn } from "../lines/translate-lines.ts";
import type { LoadedScript } from "../script/load-script.ts";
import { openLine } from "../script/open-line.ts";
import { refusal } from "../script/refusal.ts";
import { withHeartbeats } from "../temporal/with-heartbeats.ts";

/** Translates the source text of a line differently, with its neighbours as context. */
export const suggestTexts =
  (deps: Deps): StudioActivities["suggestTexts"] =>
  ({ kind, ...input }) =>
    withHeartbeats(async () => {
      const { translator } = deps.engines;
      const script = await openLine(deps, input);
      if (!script) return refusal("NOT_FOUND", "There is no such line in this dub any more.");
      if (kind !== "again" && !translator.canShorten) return wordedOtherwise(script, kind);
      try {
        const sexOf = await loadSexes(deps, script.buyer.targetLanguage);
        const saidBy = sexOf(script.line.voice ?? "");
        return { texts: await suggest(translator, script, { line: script.line, saidBy }, kind) };
      } catch (error) {
        const refused = error instanceof SpeechEngineError && error.kind === "rejected";
        if (refused) return refusal("UNPROCESSABLE", UNTRANSLATABLE);
        throw error;
      }
    });

/** Words the current text more shortly without the translator. */
function wordedOtherwise({ line, buyer }: LoadedScript & { line: Line }, kind: AlternativeKind) {
  const texts = kind === "shorter" ? shorterWordings(line.text ?? "", buyer.targetLanguage) : [];
  return texts.length > 0 ? { texts } : refusal("UNPROCESSABLE", FIXED);
}

const FIXED =
  "This installation's translator cannot make this text shorter or longer. Please change the words yourself.";
const UNTRANSLATABLE = "This line's language cannot be translated. Please write the text yourself.";

/** Lines before and after the line that the translator receives as context. */
const CONTEXT_LINES = 3;

async function suggest(
  translator: Translator,
  { lines, language, buyer, terms }: LoadedScript,
  { line, saidBy }: { line: Line; saidBy: TranslationSentence["saidBy"] },
  kind: AlternativeKind,
): Promise<string[]> {
  const { targetLanguage: target, signal } = buyer;
  const at = lines.findIndex(({ id }) => id === line.id);
  const said = lines.map(({ sourceText }) => sourceText);
  const answers = await translator.translate({
    sentences: wishes(line, kind, {
      source: language,
      maxChars: charsIn(lengthMs(line), target),
    }).map((sentence) => ({ ...sentence, saidBy })),
    before: said.slice(Math.max(0, at - CONTEXT_LINES), at),
    after: said.slice(at + 1, at + 1 + CONTEXT_LINES),
    terms: fixedWords(terms),
    source: language,
    target,
    signal,
  });
  const texts = new Set(answers.map(({ text }) => text.trim()));
  return [...texts].filter((text) => text !== "" && isWanted(text, line.text, kind));
}

/** Returns what to translate; without false starts too where the source has any. */
function wishes(
  { sourceText, text: current }: Line,
  kind: AlternativeKind,
  { source, maxChars }: { source: string; maxChars: number },
): TranslationSentence[] {
  const text = dropHesitations(sourceText, source);
  const said = current ?? "";
  if (kind === "shorter") {
    return [{ id: "shorter", text, maxChars: Math.ceil(said.length * SHORTER), tooLong: said }];
  }
  if (kind === "longer") {
    return [{ id: "longer", text, maxChars: Math.ceil(said.length * LONGER), tooShort: said }];
  }
  const plain = dropFalseStarts(text);
  return [...new Set([text, plain])].map((each, i) => ({
    id: `again ${i}`,
    text: each,
    maxChars,
    ...(said && { insteadOf: said }),
  }));
}

/** How much of the text's length is wanted. */
const SHORTER = 0.8;
const LONGER = 1.5;

function isWanted(text: string, current: string | null, kind: AlternativeKind): boolean {
  if (current === null) return true;
  if (kind === "shorter") return text.length < current.length;
  if (kind === "longer") return text.length > current.length;
  return text !== current;
}
