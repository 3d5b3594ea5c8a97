import { apertiumEdges } from "../apertium/edges.ts";
import { cached } from "../cached.ts";
import type { GraphConfig } from "../config.ts";
import { libreTranslateEdges } from "../libretranslate/edges.ts";
import type { TranslationEdge } from "./edge.ts";

/** Every pair that can be translated directly, where no chat model translates. */
export interface TranslationGraph {
  /** @throws SpeechEngineError while the translation server is down */
  edges(): Promise<readonly TranslationEdge[]>;
}

/** The neural pairs of a LibreTranslate server and the Apertium modes of this machine. */
export function createTranslationGraph(mt: GraphConfig) {
  const edges = cached(async () => {
    const served = mt.kind === "libretranslate" ? libreTranslateEdges(mt) : [];
    return (await Promise.all([served, apertiumEdges()])).flat();
  });
  return { edges } satisfies TranslationGraph;
}
