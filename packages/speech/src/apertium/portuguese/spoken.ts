import { keepCapital, prepend } from "../../capitals.ts";

/** Says spoken Portuguese in the words of written one, which Apertium's pairs know: "a gente vai" is "nós vamos". */
export const sayWritten = (text: string): string =>
  IDIOMS.reduce((told, [spoken, written]) => told.replace(spoken, keepCapital(written)), text)
    .replace(/(?<!\p{L})(\p{L}+mo)-nos(?!\p{L})/giu, (_, verb: string) =>
      prepend("nós nos ", `${verb}s`),
    )
    .replace(WE, (found: string, before: string, verb: string) => {
      const ours =
        OUR[verb.toLowerCase()] ??
        verb
          .replace(/ava$/iu, "ávamos")
          .replace(/ia$/iu, "íamos")
          .replace(/a$/iu, "amos")
          .replace(/e$/iu, "emos")
          .replace(/ou$/iu, "amos")
          .replace(/eu$/iu, "emos");
      return keepCapital(`nós ${before.replace(/(?<!\p{L})se (?=$)/iu, "nos ")}${ours}`)(found);
    })
    .replace(
      TIME_THAT,
      (_, time: string, told: string) =>
        `${told.charAt(0).toUpperCase()}${told.slice(1)} há ${time}`,
    )
    .replace(
      IF_SO,
      (_, condition: string, stem: string, ending: string) =>
        `${condition}${stem}${WOULD[ending.toLowerCase()] ?? ending}`,
    );

const GOING = String.raw`(?<=(?<!\p{L})(?:vá|vai|volte|voltar|voltou) )`;

/** Not "dois mais um", nor "não tem mais um". */
const MORE_THAN_ONE = String.raw`(?<!(?<!\p{L})(?:não [^.!?,;]*|uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|é|foi|são|era|muito) )(?<!\p{L})`;

/** "Levar as crianças para a escola" takes them to it. */
const TAKING = String.raw`(?<=(?<!\p{L})lev(?:e|em|ar|ou|o|a|amos|am|ei|aram) (?:[oa]s?|uma?|seus?|suas?|meus?|minhas?) \p{L}+ )`;

const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})perceb(?=(?:i|es?|emos|eram?|ia|er|este|eu)(?!\p{L}| que))/giu, "entend"],
  [/(?<=\p{L}{3} )na mesma(?=\s*(?:[,.;!?]|$))/giu, "mesmo assim"],
  [/(?<=-(?:me|te|se|nos) )imenso(?!\p{L})/giu, "muito"],
  [/(?<!\p{L})cada(?=\s*(?:[,.;!?]|$))/giu, "cada um"],
  [/(?<!\p{L})tirar (?=dinheiro(?!\p{L}))/giu, "retirar "],
  [
    /(?<!\p{L})quanto tempo (?:levará|vai levar|demorará) (?=para \p{L}+r(?!\p{L}))/giu,
    "quanto tempo leva ",
  ],
  [/(?<=, )nada mais(?=\s*(?:[.;!?]|$))/giu, "mais nada"],
  [/(?<=(?<!\p{L})(?:telhado|teto|torneira|cano|tubo|janela) )vaza(?!\p{L})/giu, "goteja"],
  [/(?<!(?<!\p{L})se )(?<=\p{L} )quebra(?=[,.;!?])/giu, "se quebra"],
  [/(?<!\p{L})fazer você (?=\p{L}+[aei]r(?!\p{L}))/giu, "fazê-lo "],
  [/(?<!\p{L})deixar você (?=\p{L}+[aei]r(?!\p{L}))/giu, "deixá-lo "],
  [/(?<!\p{L})ouvir você (?=\p{L}+[aei]r(?!\p{L}))/giu, "ouvi-lo "],
  [new RegExp(`${GOING}para o(?!\\p{L})`, "giu"), "ao"],
  [new RegExp(`${GOING}para os(?!\\p{L})`, "giu"), "aos"],
  [new RegExp(`${GOING}para a(?!\\p{L}| frente)`, "giu"), "à"],
  [new RegExp(`${GOING}para as(?!\\p{L})`, "giu"), "às"],
  [new RegExp(`${TAKING}para (?=uma? )`, "giu"), "a "],
  [new RegExp(`${TAKING}para o(?!\\p{L})`, "giu"), "ao"],
  [new RegExp(`${TAKING}para a(?!\\p{L}| frente)`, "giu"), "à"],
  [
    /(?<!\p{L})(ter|tinha|tenho|tem|teria|tivesse|tivéssemos|tinham) ouvido(?!\p{L})/giu,
    "$1 escutado",
  ],
  [/(?<!\p{L})excluir(?!\p{L})/giu, "eliminar"],
  [/(?<!\p{L})exclua(?=m?(?!\p{L}))/giu, "elimine"],
  [/(?<!\p{L})excluí(?!\p{L})/giu, "eliminei"],
  [/(?<!\p{L})excluiu(?!\p{L})/giu, "eliminou"],
  [/(?<!\p{L})excluindo(?!\p{L})/giu, "eliminando"],
  [/(?<!\p{L})excluíd(?=[oa]s?(?!\p{L}))/giu, "eliminad"],
  [
    /(?<=\p{L}s )(?<!(?<!\p{L})(?:eles|elas|vocês|nós|nos|das|dos|às|aos|mas|mais) )([oa]) (?!\p{L}*(?:hom|jov|g|ord|nuv|cem|também|quem|sem|bem|nem)em?(?!\p{L}))(\p{L}{2,}[ae]m)(?= (?:todos|todas|cada|sem|com|por|para|muito|sempre)(?!\p{L})|\s*[,.;!?])/giu,
    "$2-n$1",
  ],
  [/(?<!\p{L})mais uma vez(?!\p{L})/giu, "outra vez"],
  [/(?<!\p{L})mais um pouco(?!\p{L})/giu, "um pouco mais"],
  [
    new RegExp(
      `${MORE_THAN_ONE}mais um(?= \\p{L})(?! (?:dos?|das?|que|ou|e|para|por|com|em)(?!\\p{L}))`,
      "giu",
    ),
    "outro",
  ],
  [
    new RegExp(
      `${MORE_THAN_ONE}mais uma(?= \\p{L})(?! (?:dos?|das?|que|ou|e|para|por|com|em)(?!\\p{L}))`,
      "giu",
    ),
    "outra",
  ],
  [/(?<!\p{L})ia poder (?=\p{L}+r(?!\p{L}))/giu, "poderia "],
  [/(?<!\p{L})iam poder (?=\p{L}+r(?!\p{L}))/giu, "poderiam "],
  [/(?<!\p{L})é preciso (?=\p{L}+r(?!\p{L}))/giu, "é necessário "],
  [
    /(?<!\p{L})demor(?=(?:ou|a|aram|am) (?:\p{L}+|\d+) (?:e meia )?(?:hora|minuto|dia|semana|mês|meses|ano)s?(?!\p{L}))/giu,
    "dur",
  ],
];

const OUR: Readonly<Record<string, string>> = {
  vai: "vamos",
  é: "somos",
  era: "éramos",
  está: "estamos",
  tem: "temos",
  faz: "fazemos",
  vê: "vemos",
  vem: "vimos",
  pode: "podemos",
  quer: "queremos",
  sabe: "sabemos",
  diz: "dizemos",
  foi: "fomos",
  fez: "fizemos",
  teve: "tivemos",
  sai: "saímos",
  põe: "pomos",
  traz: "trazemos",
};
/** "A gente se vê", which is not about people. */
const WE = new RegExp(
  String.raw`(?<=^|[,.;:!?…] |(?<!\p{L})(?:que|se|e|mas|porque|quando|onde|como) )a gente ((?:(?:não|já|se|nunca|também|só|sempre) )*)(${Object.keys(OUR).join("|")}|\p{L}{2,}(?:a|e|ou|eu))(?!\p{L})`,
  "giu",
);

/** "Faz dois anos que moro aqui". */
const TIME_THAT =
  /(?<=^|[.!?…] )(?:faz|há) ((?:\p{L}+|\d+) (?:\p{L}+ )?(?:anos?|mês|meses|semanas?|dias?|horas?|tempo)) que ([^.!?…]+?)(?=\s*[.!?…]|$)/giu;

/** "Se pudesse, voltava": one would. */
const IF_SO =
  /((?<!\p{L})se (?:\p{L}+ )?\p{L}+(?:[aei]sse|[áêí]ssemos|[aei]ssem)(?!\p{L})[^.!?…,]*, (?:(?:eu|ele|ela|não|já|também) )*)(\p{L}{2,})(av(?:a|am))(?!\p{L})/giu;
const WOULD: Readonly<Record<string, string>> = { ava: "aria", avam: "ariam" };
