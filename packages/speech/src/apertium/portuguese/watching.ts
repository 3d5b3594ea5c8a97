import { caseLike } from "../../capitals.ts";

/**
 * Says with "ver" what is watched: "assistir a um filme", which the pairs take for being present. A meeting
 * is attended.
 */
export const watch = (text: string): string =>
  text.replace(WATCHED, (found, ending: string, to: string, next: string) => {
    const the = WITHOUT_ARTICLE.test(next) ? "" : ` ${THE[to.toLowerCase()] ?? to}`;
    return caseLike(found, `${SEE[ending.toLowerCase()]}${the}`);
  });

const WATCHED =
  /(?<!\p{L})assist(o|em?|amos|i|iu|iram|iam?|ir|indo|am?) (aos?|às?|as?|os?)(?= (?!(?:\p{L}+ )?(?:reuni|aula|confer|missa|curso|palestra|cerim|casament|sess))(\p{L}+))/giu;

const WITHOUT_ARTICLE = /^(?:um|uma|uns|umas|est[ea]s?|ess[ea]s?|isso|isto|tudo|muit[oa]s?)$/iu;

const SEE: Readonly<Record<string, string>> = {
  o: "vejo",
  e: "vê",
  em: "veem",
  i: "vi",
  iu: "viu",
  iram: "viram",
  ia: "via",
  iam: "viam",
  ir: "ver",
  indo: "vendo",
  a: "veja",
  am: "vejam",
  amos: "vejamos",
};

/** The preposition joined with an article, as which it is not needed. */
const THE: Readonly<Record<string, string>> = { ao: "o", aos: "os", à: "a", às: "as" };
