const NUMBER = "duas|dois|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze";
const TIME = "semana|noite|manhã|tarde|primavera|inverno|verão|outono|mês|ano|domingo|sábado";

/** Times and places, which Apertium's pairs translate word by word. */
export const WHEN_AND_WHERE: readonly (readonly [RegExp, string])[] = [
  // The neural pair's "at seven" where it does not see that hours are meant.
  [
    new RegExp(
      String.raw`(?<!\p{L})aos (?=(?:${NUMBER})(?:\s*(?:[,.;!?]|$)| (?:e (?!(?:${NUMBER})(?!\p{L}))\p{L}+|da (?:manhã|tarde|noite)|horas)(?!\p{L})))`,
      "giu",
    ),
    "às ",
  ],
  [new RegExp(String.raw`(?<!\p{L})no (?=(?:${TIME}) passado(?!\p{L}))`, "giu"), "o "],
  [new RegExp(String.raw`(?<!\p{L})na (?=(?:${TIME}) passada(?!\p{L}))`, "giu"), "a "],
  [/(?<!\p{L})(?:na|em|à) frente (?=d(?:e|[oa]s?|ele|ela|eles|elas)(?!\p{L}))/giu, "diante "],
  [/(?<!\p{L})há quanto tempo (?:que )?(?=\p{L})/giu, "quanto tempo faz que "],
  [/(?<!\p{L})em fogo (?=baixo|alto|médio|brando)/giu, "a fogo "],
  // "Um minuto atrás": the pairs take it for behind.
  [
    new RegExp(
      String.raw`(?<!(?<!\p{L})há )(?<!\p{L})((?:uma?|${NUMBER}|poucos|poucas|alguns|algumas|muitos|muitas|\d+) (?:segundo|minuto|hora|dia|semana|mês|mes|ano|século)(?:e?s)?) atrás(?!\p{L})`,
      "giu",
    ),
    "há $1",
  ],
  [
    /(?<!\p{L})para (?=(?:fora|dentro)(?=\s*(?:[,.;!?]|$)| (?:e|ou|até|com|antes|depois)(?!\p{L})))/giu,
    "",
  ],
  [/(?<!\p{L})para trás(?=\s*(?:[,.;!?]|$)| (?:e|ou|até|com|antes|depois)(?!\p{L}))/giu, "atrás"],
  // What has just been done is in the present in the pairs' other languages.
  [/(?<!\p{L})acabou (?=de \p{L}+r(?!\p{L}))/giu, "acaba "],
  [/(?<!\p{L})acabei (?=de \p{L}+r(?!\p{L}))/giu, "acabo "],
  [/(?<!\p{L})acabaram (?=de \p{L}+r(?!\p{L}))/giu, "acabam "],
  [/(?<!\p{L})acabámos (?=de \p{L}+r(?!\p{L}))/giu, "acabamos "],
  [/(?<!\p{L})no meio da noite(?!\p{L})/giu, "em plena noite"], // or midnight
  [/(?<=^|[.!?…,] |(?<!\p{L})(?:e|mas) )o que quer que(?= \p{L})/giu, "não importa o que"],
  [/(?<=^|[.!?…,] |(?<!\p{L})(?:e|mas) )onde quer que(?= \p{L})/giu, "não importa onde"],
  [/(?<=^|[.!?…,] |(?<!\p{L})(?:e|mas) )quem quer que(?= \p{L})/giu, "não importa quem"],
  [/(?<!\p{L})à beira-mar(?!\p{L})/giu, "junto ao mar"],
];
