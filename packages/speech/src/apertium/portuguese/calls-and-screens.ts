const FILE =
  "arquivo|ficheiro|aplicativo|app|programa|vídeo|jogo|documento|livro|versão|relatório|imagem|foto";
const THE = "(?:[oa]s?|uma?|ess[ea]s?|est[ea]s?|noss[oa]s?|seus?|suas?|meus?)";

/** Phrases of calls, of computers and of talks that the pairs translate word by word, with what they translate well. */
export const CALLS_AND_SCREENS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`\bbaixe(?= ${THE} (?:${FILE}))`, "giu"), "descarregue"],
  [new RegExp(String.raw`\bbaix(?=(?:ar|o|a|ei|ou|ando) ${THE} (?:${FILE}))`, "giu"), "descarreg"],
  [/\balteraç(?=ões(?!\p{L})|ão(?!\p{L}))/giu, "modificaç"],
  [/(?<=^|[.!?…,] )salve (?=(?:[oa]s?|suas?|seus?) )/giu, "guarde "],
  [/\b(?:pressione|aperte|prima|tecle) enter\b/giu, "confirme"],
  [
    /(?<!\p{L})(ser|sido|sendo|foi|era|será|seja|está|estava|fui|t[eê](?:r|nho|m|mos)?(?:-l[oa])?) (entreg|peg)(?:ue|o)(?!\p{L})/giu,
    "$1 $2ado",
  ],
  [/(?<!\p{L})(foram|são|serão|estão) (entreg|peg)(?:ues|os)(?!\p{L})/giu, "$1 $2ados"],
  [/(?<!\p{L})(?:está|é) no comando d([oa]s?)(?!\p{L})/giu, "é responsável d$1"],
  [/\bainda assim\b/giu, "no entanto"],
  [/(?<!\p{L})(?:foi|é) (exatamente|precisamente) isso (?:o )?que(?= \p{L})/giu, "isso é $1 o que"],
  [/\bnem consegu(?=ia)/giu, "nem sequer pod"],
  [/\bconseguia(m?) (?=(?:me |se )?\p{L}+[aei]r(?!\p{L}))/giu, "podia$1 "],
  [
    /\bjogu?(ar|á|o|a|am|ou|ei|amos|aram|ando|ad[oa]s?|em?)((?:-[ln]?[oa]s?)?(?: (?:[oa]s?|uma?|ess[ea]s?|est[ea]s?|seus?|suas?|meus?|minhas?|tudo|isso|isto|algo)(?: \p{L}+)?)?) fora(?! d)(?!\p{L})/giu,
    "descart$1$2",
  ],
  [/(?<!\p{L})o quão (\p{L}+) (seria|foi|será)(?!\p{L})/giu, "como $2 $1"],
  [/(?<!\p{L})o quão (\p{L}+) (eu|você|ele|ela|nós|eles|elas) (\p{L}+)/giu, "como $2 $3 $1"],
  [/(?<=^|[.!?…] )metade (?=d)/giu, "a metade "],
  [/\bcaixote (?:d[eo] lixo)(?!\p{L})|(?<=\bno )caixote(?=\s*(?:[,.;!?]|$))/giu, "lixo"],
  [/(?<=\balgo )sobre (?=isso|isto|aquilo)/giu, "com respeito a "],
  [
    /\baos (?=(?:uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze)\s*(?:[,.;!?]|$))/giu,
    "às ",
  ],
  [/(?<!\p{L})é livre(?= (?:n[oa]s?|às|amanhã|hoje|depois)(?!\p{L}))/giu, "está livre"],
  [
    /(?<!\p{L})aos (treze|catorze|quatorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta)(?=\s*(?:[,.;!?]|$)| (?:para|com)(?!\p{L}))/giu,
    "aos $1 anos",
  ],
  [/\b(?:andar|caminhar) (?:para|até) casa\b/giu, "voltar a pé para casa"],
  [/(?<!\p{L})se (?:você )?fosse eu(?!\p{L})/giu, "no meu lugar"],
  [/(?<=\bgostaria de )poder (?=\p{L}+r(?!\p{L}))/giu, "ser capaz de "],
];
