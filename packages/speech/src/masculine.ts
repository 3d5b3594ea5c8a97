import { caseLike } from "./capitals.ts";

/** Returns a Portuguese article, pronoun or adjective that stands before a noun in the masculine; others as they are. */
export const masculine = (word: string): string =>
  caseLike(word, MASCULINE[word.toLowerCase()] ?? word);

const MASCULINE: Readonly<Record<string, string>> = {
  a: "o",
  as: "os",
  à: "ao",
  da: "do",
  na: "no",
  uma: "um",
  umas: "uns",
  esta: "este",
  essa: "esse",
  muitas: "muitos",
  nova: "novo",
  antiga: "antigo",
  velha: "velho",
  mesma: "mesmo",
  própria: "próprio",
  novas: "novos",
  antigas: "antigos",
  velhas: "velhos",
  mesmas: "mesmos",
  próprias: "próprios",
  minha: "meu",
  tua: "teu",
  sua: "seu",
  nossa: "nosso",
  vossa: "vosso",
  minhas: "meus",
  tuas: "teus",
  suas: "seus",
  nossas: "nossos",
  vossas: "vossos",
};
