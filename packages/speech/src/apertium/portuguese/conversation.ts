/** Phrases of conversations and telephone calls that the pairs translate word by word, with what they translate well. */
export const CONVERSATION: readonly (readonly [RegExp, string])[] = [
  [/(?<!\bmuito )(?<!\p{L})obrigad[oa] por\b/giu, "muito obrigado por"],
  [/(?<!\p{L})vá em frente(?=\s*(?:[,.;!?]|$))/giu, "adiante"],
  [/(?<=^|[.!?…] |, |\b(?:e|mas) )qual (?=[oa] \p{L})/giu, "qual é "],
  [/(?<=^|[.!?…] |, |\b(?:e|mas) )quais (?=[oa]s \p{L})/giu, "quais são "],
  [/\bna minha frente\b/gi, "diante de mim"],
  [/\bna nossa frente\b/gi, "diante de nós"],
  [/\bna (?:sua|tua|vossa) frente\b/gi, "diante de você"],
  [/(?<=^|[.!?…,] )adivinha (?=o que|quem|onde|quando|quanto)/giu, "adivinhe "],
  [/(?<!\p{L})como (est(?:á|ão)) (\p{L}+ (?:\p{L}+ )?)(?:fazendo|indo)(?=\s*\?)/giu, "como $1 $2"],
  [
    /(?<!\p{L})como ((?:[oa]s?|seus?|suas?|meus?|minhas?|tudo|as coisas|você|vocês|el[ae]s?)(?: \p{L}+)?) (est(?:á|ão)) (?:fazendo|indo)(?=\s*\?)/giu,
    "como $2 $1",
  ],
  [
    /\b(?:não (?:tenho|faço) (?:a menor |nenhuma )?ideia|não faço ideia) d(?:o|e) que\b/gi,
    "não sei de que",
  ],
  [
    /\bnão (?:tenho|faço) (?:a menor |nenhuma )?ideia de (?=onde|como|quem|quando|quanto|por que)/gi,
    "não sei ",
  ],
  [/\bo que (?:está|há de|tem de) errado com(?!\p{L})/giu, "o que acontece com"],
  [/(?<!\p{L})o que (?:está|há de|tem de) errado(?=\s*[?.!])/giu, "o que acontece"],
  [
    /\b(?:isso|isto) (?:está|é|fica) (?:bem|bom|ok|ótimo|perfeito) (?:comigo|para mim|por mim)\b/gi,
    "por mim está bem",
  ],
  [/(?<=(?:ndo|ou|eu|iu|aram|eram|iram|[rv]am) )tão rápido(?!\p{L})/giu, "tão depressa"],
  [
    /(?<!\p{L})(?:deixe-me|me deixe) (?=(?!ir |saber|sair|dormir|viver|ser )\p{L}+[ei]r(?!\p{L}))/giu,
    "vou ",
  ],
  [/\b(dig|dê|mostr|envi|expliqu|pergunt|peç)(a|e|) a ele(?= )/giu, "$1$2-lhe"],
  // "Have been waiting for an hour."
  [
    /(?<!\p{L})(?:estive|tenho estado) (?=\p{L}+ndo(?!\p{L})[^.!?…]*(?<!\p{L})(?:durante|por|há|desde)(?!\p{L}))/giu,
    "estou ",
  ],
  [
    /(?<!\p{L})(?:estivemos|temos estado) (?=\p{L}+ndo(?!\p{L})[^.!?…]*(?<!\p{L})(?:durante|por|há|desde)(?!\p{L}))/giu,
    "estamos ",
  ],
  [
    /(?<=(?<!\p{L})(?:estou|estamos) \p{L}+ndo [^.!?…]*)(?<!\p{L})(?:durante|por) (?=(?:(?:quase|mais de|cerca de) )?(?:\p{L}+|\d+) (?:segundo|minuto|hora|dia|semana|m[êe]s|ano|década|tempo)(?:es|s)?(?!\p{L}))/giu,
    "há ",
  ],
];
