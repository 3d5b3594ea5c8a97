import { keepCapital } from "../../capitals.ts";

const MORE = String.raw`(?<=(?<!\p{L})(?:plus|moins|mieux|meilleure?s?|pires?)(?!\p{L})[^,.;!?]*)`;
const THAN_SEEMS = new RegExp(String.raw`${MORE}(?<!\p{L})qu'il semble(?=\s*(?:[,.;!?]|$))`, "giu");

/** Compares as French does: "plus facile qu'il n'y paraît". */
export const compareInFrench = (text: string): string =>
  text
    .replace(/(?<=^|[.!?…] )il est meilleur (?=qu)/giu, keepCapital("c'est mieux "))
    .replace(THAN_SEEMS, "qu'il n'y paraît")
    .replace(
      /(?<=(?<!\p{L})(?:cour|conduis|conduit|march|parl|nage|avanc|all|va|grandi|chang|roul|vol|voyag)\p{L}* (?:beaucoup |bien )?(?:plus|moins|si|aussi|très|trop) )rapides?(?!\p{L})/giu,
      "vite",
    );
