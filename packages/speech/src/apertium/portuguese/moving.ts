import { caseLike } from "../../capitals.ts";

const WHERE = String.raw`(?:uma?|ess[ea]|est[ea]|aquel[ea]|outr[oa]|[mts]eu|[mts]u?[ai]n?h?a|noss[oa]|cá|lá|longe)(?!\p{L})`;
const TO = String.raw`(?: de volta)? para(?: (?=\p{Lu})| ([oa]s?) | (?=${WHERE}))`;
const ENDING = "ei|ou|aram|amos|ar|arei|ará|arão|aria|o|a|am|ava|avam|ando";
const BEFORE = new RegExp(String.raw`(?<!\p{L})(me|te|se|nos) mud(${ENDING})${TO}`, "gu");
const AFTER = new RegExp(String.raw`(?<!\p{L})([Mm])ud(${ENDING})-(me|te|se|nos)${TO}`, "gu");

/** "Mudar-se para Londres" is to settle in London; the pairs know only "to change". */
export const move = (text: string): string =>
  text
    .replace(
      BEFORE,
      (_, who: string, ending: string, the?: string) => `${who} instal${ending} ${inThe(the)}`,
    )
    .replace(
      AFTER,
      (_, m: string, ending: string, who: string, the?: string) =>
        `${m === "M" ? "I" : "i"}nstal${ending}-${who} ${inThe(the)}`,
    );

const inThe = (the: string | undefined): string => (the ? `n${the} ` : "em ");

const VEHICLE =
  "trem|comboio|avião|carro|ônibus|autocarro|metrô|metro|barco|navio|bicicleta|táxi|moto|caminhão";
/** The pairs' other languages go "in" a train. */
const BY = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:ir|vou|vai|vamos|vão|ia|fui|foi|fomos|foram|vir|veio|vim|vem|(?:viaj|cheg|volt)\p{L}+|viagem|viagens|que)(?: (?!estação|bilhete)\p{L}+){0,2} )de (?=(?:${VEHICLE})(?!\p{L}))`,
  "giu",
);
export const travel = (text: string): string => text.replace(BY, "em ");

/** "Ir embora" is to leave; the pairs take "embora" for "although". */
export const leave = (text: string): string =>
  text.replace(AWAY, (found, goes: string) =>
    caseLike(found, LEAVE[goes.toLowerCase()] ?? `part${goes.toLowerCase()}`),
  );

const LEAVE: Readonly<Record<string, string>> = {
  fomos: "temos partido", // "partimos" is "we leave", too
  for: "partir",
  foram: "partiram",
  foi: "partiu",
  fosse: "partisse",
  fui: "parti",
  ia: "partia",
  iam: "partiam",
  ido: "partido",
  indo: "partindo",
  vá: "parta",
  vai: "parte",
  vamos: "partimos",
  vão: "partem",
  vou: "parto",
};
const AWAY = new RegExp(
  String.raw`(?<!\p{L})(${Object.keys(LEAVE).join("|")}|ir\p{L}*) embora(?!\p{L})`,
  "giu",
);
