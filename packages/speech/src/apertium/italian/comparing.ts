import { keepCapital } from "../../capitals.ts";

const MORE = String.raw`(?<=(?<!\p{L})(?:più|meno|meglio|peggio|migliore|peggiore|maggiore|minore)(?!\p{L})[^,.;!?]*)`;
const THAN_ONE_THINKS = new RegExp(
  String.raw`${MORE}(?<!\p{L})(?:di|che|d'|del che) ?(?:io )?(?=(?:(?:tu|lei|lui|noi|voi|loro) )?(?:pens|cred|immagin|sper|dic|sembr)\p{L}+(?:\s*[,.;!?]|$))(?!speranza|pensiero)`,
  "giu",
);
const THAN_SEEMS = new RegExp(
  String.raw`${MORE}(?<!\p{L})(?:di|che) pare(?=\s*(?:[,.;!?]|$))`,
  "giu",
);

/** "Più grande che le nostre". */
const THAN_THE =
  /(?<!\p{L})(maggior[ei]|minor[ei]|più \p{L}+) che (il |la |i |gli |le |l')(?=(?:nostr|vostr|mi|tu|su|altr|vecchi|nuov|prim|miei|tuoi|suoi)\p{L}*(?:\s*[,.;!?]| \p{L}+\s*[,.;!?]|$))/giu;
const OF_THE: Readonly<Record<string, string>> = {
  "il ": "del ",
  "la ": "della ",
  "i ": "dei ",
  "gli ": "degli ",
  "le ": "delle ",
  "l'": "dell'",
};

/** Compares as Italian does: "più facile di quanto lei pensa". */
export const compareInItalian = (text: string): string =>
  text
    .replace(
      /(?<=(?<!\p{L})più \p{L}+ )di (?=(?:quest|quell)[oaie] \p{L}+ (?:ha|hanno|abbia|abbiano|aveva|avevano)(?: mai)? \p{L}+[ts][oaie](?!\p{L}))/giu,
      "che ",
    )
    .replace(
      /(?<=\b(?:più|meno|meglio|peggio) (?:\p{L}+ )?)(?:di|che) (?:noi|voi|loro|te|me|lei|lui) lo (?=(?:pens|cred|immagin)\p{L}+)/giu,
      "di quanto ",
    )
    .replace(THAN_ONE_THINKS, "di quanto ")
    .replace(
      THAN_THE,
      (_, more: string, the: string) => `${more} ${OF_THE[the.toLowerCase()] ?? the}`,
    )
    .replace(
      /(?<=(?<!\p{L})(?:è|sono|era|erano|sarà|molto) )maggior[ei](?=\s*[,.;!?]| (?:e|ma|di|del|dello|della|dell'|dei|degli|delle|che)(?!\p{L}))/giu,
      (bigger) => (/i$/i.test(bigger) ? "più grandi" : "più grande"),
    )
    .replace(THAN_SEEMS, "di quanto sembri")
    .replace(/(?<=^|[.!?…] )è migliore (?=di quanto)/giu, keepCapital("è meglio "))
    .replace(
      /(?<=\b(?:più|meno|meglio|peggio|maggiore|minore) (?:\p{L}+ )?)(?:d'|di )io(?!\p{L})/giu,
      "di me",
    )
    .replace(
      /(?<=(?<!\p{L})(?:corr|guid|cammin|parl|nuot|avanz|va|and|cresc|cambi|vol)\p{L}* (?:molto |ben )?(?:più|meno|così|troppo) )presto(?= (?:di|che|del)(?!\p{L})|\s*[.!?]|$)/giu,
      "veloce",
    );
