import { spellTitles } from "@dubdeck/dubbing";
import { keepCapital } from "../../capitals.ts";
import { masculine } from "../../masculine.ts";
import { withArticle } from "./articles.ts";
import { compare } from "./comparing.ts";
import { writeDigits } from "./digits.ts";
import { sayConditional } from "./conditional.ts";
import { sayHabits } from "./habits.ts";
import { leave, move, travel } from "./moving.ts";
import { pronounsBehind } from "./object-pronouns.ts";
import { sayPlainly } from "./phrases.ts";
import { sayPlaces } from "./places.ts";
import { sayWho } from "./personal-infinitives.ts";
import { sayWritten } from "./spoken.ts";
import { askPolitely } from "./polite-questions.ts";
import { sayVerbPhrases } from "./verb-phrases.ts";

/** "A lugar nenhum", "de forma alguma". */
const NONE_AT_ALL =
  /(?<=(?<!\p{L})(?:a|em|de|por|para) )(lugar|parte|forma|maneira|modo|jeito|hipótese|circunstância|momento|caso|tipo|coisa|pessoa) (?:nenhum|algum)(a?)(?!\p{L})/giu;

/**
 * Says Portuguese in words that Apertium's pairs from it know. They do not know "used to", or titles and pronouns in
 * some places, and translate idioms word by word.
 */
export const knownPortuguese = (text: string): string =>
  STEPS.reduce((known, say) => say(known), text);

const STEPS: readonly ((text: string) => string)[] = [
  (text) => spellTitles(text.replace(TITLE, lower), "pt"),
  writeDigits,
  sayWritten,
  withArticle,
  sayHabits,
  compare,
  sayWords,
  sayVerbPhrases,
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
    .replace(/(?<!\p{L})((?:d|a|pel)?o) final (?=d[aeo]s? )/giu, "$1 fim ")
    .replace(/\bpor padrão(?!\p{L})/giu, "por defeito")
    .replace(
      /(?<=(?<!\p{L})(?:[oa]|d[oa]|n[oa])s )pôr(?:es)?[- ]d[eo][- ]sol(?!\p{L})/giu,
      "ocasos",
    )
    .replace(/(?<!\p{L})pôr[- ]d[eo][- ]sol(?!\p{L})/giu, keepCapital("ocaso"))
    .replace(/\bno (?=século(?!\p{L}))/giu, keepCapital("durante o ")) // a time without "in"
    .replace(/\bcheck-up\b/gi, "exame")
    .replace(/\bwi-fi\b/gi, "wifi")
    .replace(/\bcheck-(in|out)\b/gi, "check$1")
    .replace(/\binfelizmente\b/gi, keepCapital("lamentavelmente"))
    .replace(/(?<!\p{L})do lado de (fora|dentro)(?! d[aeo])(?!\p{L})/giu, "$1")
    .replace(/(?<!\p{L})felizmente(?!\p{L})/giu, keepCapital("afortunadamente"))
    .replace(NONE_AT_ALL, "nenhum$2 $1")
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
    );
}

const TITLE = /\b(?:Sra?|Srta|Dra?|Prof)\.?(?= \p{Lu})/gu;

/** "Nós" before its verb, whose ending says it; elsewhere Apertium takes it for knots. */
const WE = /(?<!\p{L})nós (?!(?:mes|últi|próxi|óti)mos(?!\p{L}))(?=(?:não )?\p{L}+mos(?!\p{L}))/giu;

/** "Ela cozinha, mas gostaria de": who likes is whom the sentence began with; the pairs take it for "I". */
const LIKES_TOO =
  /(?<=(?:^|[.!?…] )(ela|ele|você|eles|elas|vocês) [^.!?…]*(?<!\p{L})(?:mas|e|então|porque) )(?=(?:não )?gost(?:aria|ava|a)m?(?!\p{L}))/giu;

/** Apertium knows "senha" as a sign only. */
const PASSWORD =
  /(?<!\p{L})((?:(?:[ao]|à|da|na|uma|esta|essa|as) )?(?:(?:noss|su|minh|tu|voss)as? )?(?:(?:nov|antig|velh|mesm|própri)as? )?)senha(s?)(?!\p{L})/giu;

/** The code is masculine. */
const WRONG_PASSWORD =
  /(?<=(?<!\p{L})senha (?:não )?)((?:está|é|foi|era|estava|será) (?:\p{L}+mente |muito )?\p{L}+[dtr])a(?!\p{L})/giu;

const passwordAfter = (before: string, many: string): string =>
  `${before.replace(/\S+/g, masculine)}código${many} de acesso`;

const lower = (text: string): string => text.toLowerCase();
