import { caseLike } from "../../capitals.ts";
import { withOtherStems } from "./stems.ts";

/**
 * Says with other verbs what the pairs take for another sense: "ligar" to tie, "encomendar" to entrust, "colocar" to stow
 * away.
 */
export const otherVerbs = (text: string): string =>
  VERBS.reduce(
    (known, [verb, forms]) =>
      known.replace(verb, (found: string, ending: string) =>
        caseLike(found, forms[ending.toLowerCase()] ?? found),
      ),
    withOtherStems(text),
  );

type Forms = Readonly<Record<string, string>>;

const ENDINGS = "o|a|am|[aá]mos|e|em|ei|ou|aram|ar|ando";
const TIME_OR_PLACE =
  "(?:\\p{L}+|\\d+) vez(?:es)?|para|sobre|de|ontem|hoje|amanhã|mais|depois|antes|logo|novamente|outra|quando|se|e|mas|ou|porque|às|esta|na|no|em|imediatamente|agora|já|também|aqui";

const TELEPHONE: Forms = {
  o: "telefono",
  a: "telefona",
  am: "telefonam",
  amos: "telefonamos",
  e: "telefone",
  em: "telefonem",
  ei: "telefonei",
  ou: "telefonou",
  aram: "telefonaram",
  ar: "telefonar",
  ando: "telefonando",
};
const LIGHT: Forms = {
  o: "acendo",
  a: "acende",
  am: "acendem",
  amos: "acendemos",
  e: "acenda",
  em: "acendam",
  ei: "acendi",
  ou: "acendeu",
  aram: "acenderam",
  ar: "acender",
  ando: "acendendo",
};
const ORDER: Forms = {
  o: "peço",
  amos: "pedimos",
  e: "peça",
  em: "peçam",
  ei: "pedi",
  ou: "pediu",
  aram: "pediram",
  ar: "pedir",
  ando: "pedindo",
};
const SPELL: Forms = {
  e: "diga letra por letra",
  em: "digam letra por letra",
  ar: "dizer letra por letra",
  ando: "dizendo letra por letra",
};
/** Its "we" is the same in present and past, and its participle a noun in "pôr". */
const PUT: Forms = {
  o: "ponho",
  a: "põe",
  am: "põem",
  e: "ponha",
  em: "ponham",
  ei: "pus",
  ou: "pôs",
  aram: "puseram",
  ava: "punha",
  avam: "punham",
  arei: "porei",
  ará: "porá",
  aria: "poria",
  ar: "pôr",
  á: "pô",
  ando: "pondo",
};

/** A photo is made, not removed. */
const TAKE: Forms = {
  o: "faço",
  a: "faz",
  am: "fazem",
  amos: "fizemos",
  ámos: "fizemos",
  e: "faça",
  em: "façam",
  ei: "fiz",
  ou: "fez",
  aram: "fizeram",
  ar: "fazer",
  ando: "fazendo",
};
const POUR: Forms = {
  a: "verte",
  e: "verta",
  em: "vertam",
  ei: "verti",
  ou: "verteu",
  ar: "verter",
  ando: "vertendo",
};

const THROW: Forms = {
  o: "lanço",
  a: "lança",
  am: "lançam",
  amos: "lançamos",
  ámos: "lançámos",
  e: "lance",
  em: "lancem",
  ei: "lancei",
  ou: "lançou",
  aram: "lançaram",
  ava: "lançava",
  avam: "lançavam",
  ar: "lançar",
  á: "lançá",
  ando: "lançando",
};
/** What is played, and when. */
const GAME =
  "jog|partid|futebol|final|semifinal|copa|campeonat|torneio|lig|papel(?! (?:fora|n[oa]|para))|temporad|cart|dad|videogame|mundial|tempo|melhor|noite|tarde|dia|manhã|semana|ano|vida|primeir|segund|terceir|últim|próxim";

const VERBS: readonly (readonly [RegExp, Forms])[] = [
  // "Threw the ball", not "played the game".
  [
    new RegExp(
      String.raw`(?<!\p{L})jogu?(${ENDINGS}|ava|avam|á(?=-l))(?![^,.;!?]{0,30} fora(?! d))(?=-[ln]?[oa]s?(?!\p{L})| (?:[oa]s?|uma?|ess[ea]s?|est[ea]s?|seus?|suas?|meus?|minhas?|algo|tudo) (?!${GAME})\p{L}| (?:pedr|cois|lixo|água|areia|ovos|flor|bombas))`,
      "giu",
    ),
    THROW,
  ],
  // "I called", "call me", but not "the league".
  [
    new RegExp(
      String.raw`(?<!\p{L}|\b(?:a|uma|na|da|à|pela|nossa|sua|minha|esta|essa|primeira) )ligu?(${ENDINGS})(?=\s*(?:[,.;!?]|$)| (?:${TIME_OR_PLACE})(?!\p{L}))`,
      "giu",
    ),
    TELEPHONE,
  ],
  // "Turn on the light", but not "connect the cable to it".
  [
    new RegExp(
      String.raw`(?<!\p{L})ligu?(${ENDINGS})(?= (?:[oa]s?|uma?|ess[ea]s?|est[ea]s?|seus?|suas?|minhas?|meus?|noss[oa]s?) (?!(?:(?! e | mas )[^,.;!?…])*(?<!\p{L})(?:[àa]os?|às?|com|entre)(?!\p{L})))`,
      "giu",
    ),
    LIGHT,
  ],
  [new RegExp(String.raw`(?<!\p{L})encomend(${ENDINGS})(?!\p{L})`, "giu"), ORDER],
  [
    /(?<!\p{L})colo(?:c|qu)(o|am?|em?|ei|ou|aram|avam?|arei|ará|aria|ar|á(?=-l)|ando)(?!\p{L})/giu,
    PUT,
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})tir(${ENDINGS})(?= (?:(?:mais|muitas|algumas|várias) )?(?:umas? |as? |duas |três )?(?:foto|selfie))`,
      "giu",
    ),
    TAKE,
  ],
  [/(?<!\p{L})despej(a|em?|ei|ou|ar|ando)(?!\p{L})/giu, POUR],
  [new RegExp(String.raw`(?<!\p{L})soletr(${ENDINGS})(?!\p{L})`, "giu"), SPELL],
];
