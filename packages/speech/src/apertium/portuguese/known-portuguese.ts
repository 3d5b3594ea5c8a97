import { spellTitles } from "@dubdeck/dubbing";
import { caseLike, keepCapital } from "../../capitals.ts";
import { masculine } from "../../masculine.ts";
import { withArticle } from "./articles.ts";
import { compare } from "./comparing.ts";
import { sayConditional } from "./conditional.ts";
import { sayHabits } from "./habits.ts";
import { leave, move, travel } from "./moving.ts";
import { pronounsBehind } from "./object-pronouns.ts";
import { sayPlainly } from "./phrases.ts";
import { sayPlaces } from "./places.ts";
import { sayWho } from "./personal-infinitives.ts";
import { sayWritten } from "./spoken.ts";
import { askPolitely } from "./polite-questions.ts";

/**
 * Says Portuguese in words that Apertium's pairs from it know. They do not know "used to", or titles and pronouns in
 * some places, and translate idioms word by word.
 */
export const knownPortuguese = (text: string): string =>
  STEPS.reduce((known, say) => say(known), text);

const STEPS: readonly ((text: string) => string)[] = [
  (text) => spellTitles(text.replace(TITLE, lower), "pt"),
  sayWritten,
  withArticle,
  sayHabits,
  compare,
  sayWords,
  askPolitely,
  sayWho,
  sayConditional,
  leave,
  move,
  travel,
  sayPlainly,
  sayPlaces,
  pronounsBehind,
];

function sayWords(text: string): string {
  return text
    .replace(/\b(?:Sim|Agora|Levante)\b/g, lower) // names to it
    .replace(/(?<=^|[.!?…] )Gosto (?=(?:muito |mais |tanto )?d)/g, "Eu gosto ") // or "taste"
    .replace(WE, "")
    .replace(/(?<!\p{L})(dez|set|out)(?=\.(?:\s|$))/giu, "$1 ") // or a month's abbreviation
    .replace(/(?<=(?<!\p{L})(?:eu|não|nunca|já|ainda|só) )consigo(?!\p{L})/giu, "posso")
    .replace(/(?<!\p{L})consigo (?=\p{L}+[aei]r(?!\p{L}))/giu, "posso ")
    .replace(/\b(?:n?o )?dia (?=\d+ de )/gi, "em ")
    .replace(/(?<!\p{L})(est(?:á|ão|ava|avam)) ficando(?=\s+\p{L})/giu, "$1 se tornando") // or staying
    .replace(/(?<!\p{L})ir(á|ão|ei|emos) (?=\p{L}+[aei]r(?!\p{L}))/giu, (found, ending: string) => {
      return caseLike(found, `${GOING[ending.toLowerCase()] ?? "vai"} `);
    })
    .replace(/(?<!\p{L})((?:d|a|pel)?o) final (?=d[aeo]s? )/giu, "$1 fim ")
    .replace(LOOK, (found, gives: string, at = "") =>
      caseLike(found, `${LOOKS[gives.toLowerCase()] ?? "olhar"}${at && " "}`),
    )
    .replace(/\bpor padrão(?!\p{L})/giu, "por defeito")
    .replace(
      /(?<=(?<!\p{L})(?:[oa]|d[oa]|n[oa])s )pôr(?:es)?[- ]d[eo][- ]sol(?!\p{L})/giu,
      "ocasos",
    )
    .replace(/(?<!\p{L})pôr[- ]d[eo][- ]sol(?!\p{L})/giu, keepCapital("ocaso"))
    .replace(
      PETROL,
      (_, the: string, near = "") =>
        `${THE_STATION[the.toLowerCase()] ?? the} estação de serviço${near.replace(/o$/u, "a")}`,
    )
    .replace(/\bno (?=século(?!\p{L}))/giu, keepCapital("durante o ")) // a time without "in"
    .replace(/\bcheck-up\b/gi, "exame")
    .replace(/\binfelizmente\b/gi, keepCapital("lamentavelmente"))
    .replace(/\btoda vez que\b/gi, keepCapital("cada vez que"))
    .replace(
      /(?<=(?<!\p{L})precis(?:o|as?|amos|am|ava|avam|ei|ou|aria) )de (?=\p{L}+[aei]r(?!\p{L}))/giu,
      "",
    )
    .replace(/\buma pitada (?=de\b)/gi, keepCapital("um pouco "))
    .replace(LIKES_TOO, (_, who: string) => `${who.toLowerCase()} `)
    .replace(WRONG_PASSWORD, "$1o")
    .replace(PASSWORD, (_, before: string, many: string) => passwordAfter(before, many))
    .replace(
      /\bansios[oa]s? para (?=(?:(?:te|lhes?|vos|[oa]s?) )?\p{L}+(?:r(?!\p{L})|[áêíô]-l))/giu,
      "com vontade de ",
    )
    .replace(FEELING, (found, be: string) =>
      found.replace(/^\p{L}+ com/u, HAVE[be.toLowerCase()] ?? be),
    );
}

/** The station is feminine. */
const PETROL =
  /(?<!\p{L})(o|do|no|ao|um|num|pelo|este|esse|outro) posto de (?:gasolina|combustível)( (?:mais )?próximo)?(?!\p{L})/giu;
const THE_STATION: Readonly<Record<string, string>> = {
  ao: "à",
  do: "da",
  esse: "essa",
  este: "esta",
  no: "na",
  num: "numa",
  o: "a",
  outro: "outra",
  pelo: "pela",
  um: "uma",
};

/** "Dar uma olhada em" is to look at. */
const LOOKS: Readonly<Record<string, string>> = {
  dá: "olha",
  damos: "olhamos",
  dando: "olhando",
  dar: "olhar",
  dê: "olhe",
  dei: "olhei",
  demos: "olhemos",
  deram: "olharam",
  deu: "olhou",
  dou: "olho",
};
const LOOK = new RegExp(
  String.raw`(?<!\p{L})(${Object.keys(LOOKS).join("|")}) uma olhada(?: mais de perto)?(?: em(?!\p{L})|( n)(?=(?:[oa]s?|est[ea]s?|ess[ea]s?) |isso|isto|aquilo))?`,
  "giu",
);

const GOING: Readonly<Record<string, string>> = { á: "vai", ão: "vão", ei: "vou", emos: "vamos" };

const TITLE = /\b(?:Sra?|Srta|Dra?|Prof)\.?(?= \p{Lu})/gu;

/** "Nós" before its verb, whose ending says it; elsewhere Apertium takes it for knots. */
const WE = /(?<!\p{L})nós (?!(?:mes|últi|próxi|óti)mos(?!\p{L}))(?=(?:não )?\p{L}+mos(?!\p{L}))/giu;

/** "Ela cozinha, mas gostaria de": who likes is whom the sentence began with; the pairs take it for "I". */
const LIKES_TOO =
  /(?<=(?:^|[.!?…] )(ela|ele|você|eles|elas|vocês) [^.!?…]*(?<!\p{L})(?:mas|e|então|porque) )(?=(?:não )?gost(?:aria|ava|a)m?(?!\p{L}))/giu;

/** Portuguese is "with hunger"; the pairs' other languages have it. */
const FEELING =
  /(?<!\p{L})(estou|está|estás|estamos|estão|estava|estávamos|estavam|estive|esteve) com (?=(?:muit[ao] )?(?:fome|sede|medo|sono|frio|calor|pressa|vontade|razão)(?!\p{L}))/giu;
const HAVE: Readonly<Record<string, string>> = {
  estou: "tenho",
  está: "tem",
  estás: "tens",
  estamos: "temos",
  estão: "têm",
  estava: "tinha",
  estávamos: "tínhamos",
  estavam: "tinham",
  estive: "tive",
  esteve: "teve",
};

/** Apertium knows "senha" as a sign only. */
const PASSWORD =
  /(?<!\p{L})((?:(?:[ao]|à|da|na|uma|esta|essa|as) )?(?:(?:noss|su|minh|tu|voss)as? )?(?:(?:nov|antig|velh|mesm|própri)as? )?)senha(s?)(?!\p{L})/giu;

/** The code is masculine. */
const WRONG_PASSWORD =
  /(?<=(?<!\p{L})senha (?:não )?)((?:está|é|foi|era|estava|será) (?:\p{L}+mente |muito )?\p{L}+[dtr])a(?!\p{L})/giu;

const passwordAfter = (before: string, many: string): string =>
  `${before.replace(/\S+/g, masculine)}código${many} de acesso`;

const lower = (text: string): string => text.toLowerCase();
