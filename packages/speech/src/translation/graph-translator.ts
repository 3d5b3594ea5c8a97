import type { Translator } from "../ports.ts";
import { SpeechEngineError } from "../speech-engine-error.ts";
import { bestPath } from "./best-path.ts";
import type { TranslationGraph } from "./graph.ts";
import { polishSentence } from "./polish-sentence.ts";
import { prepareSentence } from "./prepare-sentence.ts";
import { translateUnknown } from "./translate-unknown.ts";

/** Creates a translator that applies the engines on the best path through the graph one after another. */
export function createGraphTranslator(graph: TranslationGraph): Translator {
  return {
    canShorten: false,
    async translate({ sentences, source, target, signal }) {
      if (source === target) return sentences.map(({ id, text }) => ({ id, text }));
      const worded = sentences.filter(({ text }) => HAS_WORDS.test(text));
      const edges = await graph.edges();
      const path = bestPath(edges, source, target);
      if (!path) throw new SpeechEngineError("rejected", `No translation ${source} → ${target}`);
      const names = new Set(worded.flatMap(({ text }) => text.match(WORD) ?? []));
      let texts = worded.map(({ text }) => prepareSentence(text, source));
      for (const edge of path) {
        if (texts.length === 0) break;
        texts = await translateUnknown(
          await edge.translate(texts, signal),
          { edge, edges, names },
          signal,
        );
      }
      const translated = new Map(
        worded.map(({ id }, i) => [id, polishSentence(texts[i] ?? "", target)]),
      );
      return sentences.map(({ id, text }) => ({ id, text: translated.get(id) ?? text }));
    },
  };
}

/** Texts with only symbols need no translation. */
const HAS_WORDS = /[\p{L}\p{N}]/u;

const WORD = /\p{L}[\p{L}\p{M}]*/gu;
