import type { FixedWord } from "@dubdeck/domain";
import type { Translator } from "../ports.ts";
import { SpeechEngineError } from "../speech-engine-error.ts";
import { TO_ONE } from "../apertium/to-one.ts";
import { asWoman } from "./as-woman.ts";
import { bestPath } from "./best-path.ts";
import type { KnownWords } from "./edge.ts";
import type { TranslationGraph } from "./graph.ts";
import { prepare, withFormulas } from "./known-phrases.ts";
import { polishSentence } from "./polish-sentence.ts";
import { protectTerms, replaceTerms, revealTerms } from "./protect-terms.ts";
import { saidToOne } from "./said-to-one.ts";
import { sayTheir } from "./their.ts";
import { toYou } from "./to-you.ts";
import { translateUnknown } from "./translate-unknown.ts";
import { withEnglish } from "./with-english.ts";

/** Creates a translator that applies the engines on the best path through the graph one after another. */
export function createGraphTranslator(graph: TranslationGraph): Translator {
  return {
    canShorten: false,
    async translate({ sentences, terms = [], source, target, signal, ...around }) {
      if (source === target) return sentences.map(({ id, text }) => ({ id, text }));
      const worded = sentences.filter(({ text }) => HAS_WORDS.test(text));
      const edges = await graph.edges();
      const path = bestPath(edges, source, target);
      if (!path) throw new SpeechEngineError("rejected", `No translation ${source} → ${target}`);
      for (const edge of path) edge.load?.();
      const names = new Set(worded.flatMap(({ text }) => text.match(WORD) ?? []));
      const along = async (marked: readonly string[]): Promise<string[]> => {
        const toOne = marked.map((text) => text.endsWith(TO_ONE));
        const prepared = marked.map((text) => text.replaceAll(TO_ONE, ""));
        let texts = [...prepared];
        let words: KnownWords[] = [];
        for (const edge of path) {
          if (texts.length === 0) break;
          const translated = await edge.translate(texts, signal, words, toOne);
          words = translated.map((each) => each.words);
          texts = await translateUnknown(translated, { edge, edges, names }, signal);
          if (edge.from === "en" && edge.to === "pt") {
            texts = texts.map((text, i) => withEnglish(text, prepared[i] ?? "", target));
          }
        }
        return texts.map((text, i) => {
          if (source !== "en") return polishSentence(text, target);
          const english = prepared[i] ?? "";
          return polishSentence(toYou(sayTheir(text, english, target), english, target), target);
        });
      };
      const formulas = (prepared: readonly string[]): Promise<string[]> =>
        withFormulas(prepared, source, target, along);
      const toOne =
        source === "fr" && target !== "en"
          ? saidToOne(
              worded.map(({ text }) => text),
              around,
            )
          : [];
      const prepared = worded.map(
        ({ text }, i) => prepare(text, source, target) + (toOne[i] ? TO_ONE : ""),
      );
      const texts = await withTerms(prepared, terms, formulas);
      const translated = new Map(
        worded.map(({ id, saidBy }, i) => {
          const said = texts[i] ?? "";
          return [id, saidBy === "female" ? asWoman(said, target) : said];
        }),
      );
      return sentences.map(({ id, text }) => ({ id, text: translated.get(id) ?? text }));
    },
  };
}

/**
 * Translates texts with their fixed words protected. Where an engine changed a mark, translates the
 * text once more as it is, and puts in what was left untranslated.
 */
async function withTerms(
  texts: readonly string[],
  terms: readonly FixedWord[],
  translate: (texts: readonly string[]) => Promise<string[]>,
): Promise<string[]> {
  const hidden = texts.map((text) => protectTerms(text, terms));
  const first = await translate(hidden.map(({ text }) => text));
  const shown = hidden.map((each, i) => revealTerms(first[i] ?? "", each));
  const again = texts.filter((_, i) => shown[i] === null);
  const plain = again.length === 0 ? [] : await translate(again);
  return shown.map((text) => text ?? replaceTerms(plain.shift() ?? "", terms));
}

/** Texts with only symbols need no translation. */
const HAS_WORDS = /[\p{L}\p{N}]/u;

const WORD = /\p{L}[\p{L}\p{M}]*/gu;
