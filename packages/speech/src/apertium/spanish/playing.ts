import { isA, lemmaOf, type Unit, withLemma, word } from "../units.ts";

/**
 * Plays a game "al tenis" and an instrument with its article, "toca el piano". What else one "joga" in Portuguese is thrown:
 * "tiró la pelota".
 */
export const play = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    const next = units[at + 1];
    if (isThrown(units, at)) return [withLemma(unit, "tirar")];
    if (!isA(next, "n")) return [unit];
    if (lemmaOf(unit) === "jugar" && GAMES.has(lemmaOf(next))) {
      return [unit, word("a<pr>"), articleOf(next)];
    }
    const isPlayed = lemmaOf(unit) === "tocar" && INSTRUMENTS.has(lemmaOf(next));
    return isPlayed ? [unit, articleOf(next)] : [unit];
  });

const articleOf = (noun: Unit | undefined): Unit =>
  word(`el<det><def><${isA(noun, "f") ? "f" : "m"}><${isA(noun, "pl") ? "pl" : "sg"}>`);

/** "Jugó la pelota", not "jugó un partido" and "juega un papel". */
function isThrown(units: readonly Unit[], at: number): boolean {
  if (lemmaOf(units[at]) !== "jugar" || !isA(units[at], "vblex")) return false;
  let object = at + 1;
  while (isA(units[object], "det", "adj", "num")) object += 1;
  const noun = units[object];
  const isMany = object > at + 1 || isA(noun, "pl");
  return isMany && isA(noun, "n") && !PLAYED.has(lemmaOf(noun)) && !GAMES.has(lemmaOf(noun));
}

const GAMES = new Set(
  `ajedrez bádminton balón baloncesto balonmano béisbol bolos carta dominó escondite fútbol golf hockey lotería póquer póker
  rugby tenis videojuego voleibol`.split(/\s+/u),
);
const PLAYED = new Set(
  `campeonato carrera copa final fin juego liga mano mundial noche papel partida partido rol semifinal temporada tiempo
  torneo vez vida día hora año semana tarde minuto`.split(/\s+/u),
);
const INSTRUMENTS = new Set(
  `acordeón armónica arpa bajo batería clarinete flauta guitarra órgano piano saxofón tambor trompeta violín violonchelo`.split(
    /\s+/u,
  ),
);
