import { keepCapital } from "../../capitals.ts";

/**
 * Says with verbs of the same endings what the pairs take for another sense: to call, to send, to wake up, to lock,
 * to press, to bake, and to wear.
 */
export const withOtherStems = (text: string): string =>
  STEMS.reduce((known, [stem, other]) => known.replace(stem, keepCapital(other)), text);

const CLOTHES =
  "chapéu|boné|camis|vestido|óculos|sapat|casaco|terno|calças?|bota|gravata|uniforme|saia|luva|anel|roupa|jaqueta|blusa|máscara|relógio";

const STEMS: readonly (readonly [RegExp, string])[] = [
  // Elsewhere it is to delete.
  [
    /(?<!\p{L})apag(?=(?:[oa]|am|ou|ar|ando|ad[oa]s?|u(?:e|em|ei)) (?:[oa]s? )?(?:luz|luzes|lâmpadas?|fogo|fogueira|incêndio|velas?|cigarro|chamas?)(?!\p{L}))/giu,
    "deslig",
  ],
  // The pairs know only "to tie", "to order" and "to agree".
  [
    /(?<=\b(?:me|te|lhe|nos|lhes) )ligu?(?=(?:[oae]|am|em|ou|ei|ar\p{L}*|ava)(?!\p{L}))/giu,
    "telefon",
  ],
  [/(?<!\p{L})ligu?(?=(?:em?|am?|ou|ei|aram|ar)-(?:me|nos|lhes?)(?!\p{L}))/giu, "telefon"],
  [
    /\bmand(?=(?:[oae]|am|em|ou|ei|ar|ará|arei|aria|ado|ada)(?! \p{L}+[aei]r(?!\p{L}))(?!\p{L}))/giu,
    "envi",
  ],
  [
    /(?<!(?:^|\P{L})(?:o|um|de|em|do|no|ao) )\bacord(?=(?:[ae]|am|em|[aá]mos|ou|ei|ar|aram|ará|arei|ava|ado)(?!\p{L}))/giu,
    "despert",
  ],
  [
    /(?<!\p{L})apert(?=(?:[oae]|am|em|ei|ou|ar|ando) (?:[oa]s?|um|uma|ess[ea]|est[ea]) (?:botã|tecla|interruptor|gatilho))/giu,
    "pression",
  ],
  // "Fale" is of "falir", to go bankrupt, as well; "role" is a list.
  [/(?<!\p{L})fal(?=em? (?:com|sobre)(?!\p{L}))/giu, "convers"],
  [/(?<!\p{L})rol(?=(?:e|em|ar|ando) (?:a (?:página|tela) )?(?:para|até)(?!\p{L}))/giu, "desliz"],
  // Of brothers and children, "newer" is younger.
  [
    /(?<=(?<!\p{L})(?:irmã?o?|filh[oa]|prim[oa]|net[oa]|sobrinh[oa])s? )mais nov[oa](?!\p{L})/giu,
    "menor",
  ],
  [
    /(?<=(?<!\p{L})(?:irmã?o?|filh[oa]|prim[oa]|net[oa]|sobrinh[oa])s? )mais velh[oa](?!\p{L})/giu,
    "maior",
  ],
  [
    /(?<=(?<!\p{L})(?:irm(?:ã|ão|ãs|ãos)|filh[oa]s?|prim[oa]s?|net[oa]s?|sobrinh[oa]s?) )mais nov[oa]s(?!\p{L})/giu,
    "menores",
  ],
  // "Gosto muito de" keeps its "de" in the pairs.
  [
    /(?<!\p{L})(?:eu )?gost(?=(?:o|a|amos|am|ava|avam|ei|ou|aria) muito d(?:e|[oa]s?)(?!\p{L}))/giu,
    "ador",
  ],
  [
    /(?<=(?<!\p{L})ador(?:o|a|amos|am|ava|avam|ei|ou|aria)) muito (?:de (?=\p{L})|d(?=[oa]s?(?!\p{L})))/giu,
    " ",
  ],
  [/(?<!\p{L})ass(?=(?:e|em|ei|ou|ar|ando|[aá]mos|aram|ad[oa]s?)(?!\p{L}))/giu, "cozinh"],
  [/(?<!\p{L})tran(?:c|qu)(?=(?:o|am?|em?|ei|ou|aram|ar|ando|ava)(?!\p{L}))/giu, "fech"],
  [
    new RegExp(
      String.raw`(?<!\p{L})us(?=(?:[oae]|am|em|ei|ou|aram|ar|ando|avam?) (?:(?:um|uma|[oa]s?|[mts]eus?|[mts]u?[ai]n?h?as?) )?(?:\p{L}+ )?(?:${CLOTHES}))`,
      "giu",
    ),
    "lev",
  ],
];
