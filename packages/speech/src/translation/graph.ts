import { apertiumEdges } from "../apertium/edges.ts";
import { cached } from "../cached.ts";
import type { GraphConfig } from "../config.ts";
import { libreTranslateEdges } from "../libretranslate/edges.ts";
import type { TranslationEdge } from "./edge.ts";

/** All language pairs that can be translated directly without a chat model. */
export interface TranslationGraph {
  /** @throws SpeechEngineError while the translation server is down */
  edges(): Promise<readonly TranslationEdge[]>;
}

/** Creates a graph of a LibreTranslate server's neural pairs and the local Apertium modes. */
export function createTranslationGraph(mt: GraphConfig) {
  const edges = cached(async () => {
    const served = mt.kind === "libretranslate" ? libreTranslateEdges(mt) : [];
    return (await Promise.all([served, apertiumEdges()])).flat();
  });
  return { edges } satisfies TranslationGraph;
}
