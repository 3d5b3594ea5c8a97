import { caseLike } from "../../../capitals.ts";
import { isA, lemmaOf, type Unit, withLemma } from "../../units.ts";

const HERE = new Set(
  "aquí ahí allí allá aqui aí ali lá fuera dentro fora cerca lejos perto longe".split(" "),
);
const IN = new Set(
  "en,em,sin,sem,sobre,dentro de,delante de,detrás de,al lado de,encima de,debajo de,ao lado de,em cima de,debaixo de,atrás de".split(
    ",",
  ),
);

const PLACES = new Set(
  `restaurante cama escuela colegio universidad hospital oficina trabajo playa cine teatro cocina hotel supermercado
  mercado piscina gimnasio estación aeropuerto museo parque campo ciudad jardín montaña bosque baño salón semáforo cruce esquina rotonda lugar sitio casa calle mesa tienda
  restaurante cama escola colégio universidade escritório trabalho praia cinema cozinha supermercado piscina estação
  aeroporto museu parque jardim montanha banheiro sala rua loja carro coche`.split(/\s+/u),
);

/** Says where somebody is with "estar": "estáis en una playa". */
export const beThere = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (lemmaOf(unit) !== "ser" || !isA(unit, "vbser") || isA(unit, "pp")) return unit;
    const next = skipPlain(units, at + 1);
    const place = units[next];
    const isAskedWhere = ["dónde", "donde", "onde"].includes(lemmaOf(units[at - 1]));
    const isFree =
      isA(place, "adj", "pp") &&
      ((FREE.has(lemmaOf(place)) && isSomebody(unit)) || STATES.has(lemmaOf(place)));
    const noun = units[isA(units[next + 2], "adj") ? next + 3 : next + 2];
    const isPlace =
      isFree ||
      isAskedWhere ||
      HERE.has(lemmaOf(place)) ||
      (isSomebody(unit) && IN.has(lemmaOf(place)) && isA(units[next + 1], "det", "n", "np")) ||
      (IN.has(lemmaOf(place)) && PLACES.has(lemmaOf(noun)));
    return isPlace && !isPicked(units, next)
      ? {
          ...unit,
          word: withLemma(unit, caseLike(unit.word, "estar")).word.replace("<vbser>", "<vblex>"),
        }
      : unit;
  });

const FREE = new Set(["solo", "sozinho"]);
const STATES = new Set(
  "libre livre obligado obligar agotado agotar esgotado esgotar embarazado grávido ausente disponible disponível".split(
    " ",
  ),
);
const isSomebody = (unit: Unit): boolean => isA(unit, "p1", "p2");

/** Skips adverbs that say nothing about where. */
function skipPlain(units: readonly Unit[], from: number): number {
  let at = from;
  while (isA(units[at], "adv") && !HERE.has(lemmaOf(units[at]))) at += 1;
  return at;
}

/** "Es aquí donde", "es en Francia que". */
const isPicked = (units: readonly Unit[], from: number): boolean => {
  const rest = units.slice(from, from + 6);
  const end = rest.findIndex((unit) => isA(unit, "sent", "cm"));
  return rest.slice(0, end === -1 ? undefined : end).some((unit) => isA(unit, "rel", "cnjsub"));
};

const MOMENTS = new Set(["minuto", "momento", "instante"]);
const MOVING = new Set(
  `ir venir llegar volver entrar subir bajar llevar traer viajar salir correr caer acompañar enviar mandar invitar
  regresar acercar conducir tirar saltar lanzar poner meter marchar partir`.split(/\s+/u),
);

/** Says "comemos en el restaurante" for "comemos al restaurante", unless the verb means going there. */
export const stayIn = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (lemmaOf(unit) !== "a" || !isA(unit, "pr") || !isA(units[at + 1], "det")) return unit;
    const noun = units[isA(units[at + 2], "adj") ? at + 3 : at + 2];
    if (MOMENTS.has(lemmaOf(noun))) return withLemma(unit, "en");
    if (!PLACES.has(lemmaOf(noun))) return unit;
    const verb = units.slice(0, at).findLast((each) => isA(each, "vblex", "vbser"));
    const next = units.slice(Math.max(0, at - 3), at);
    const isNear = verb !== undefined && next.includes(verb);
    return isNear && !MOVING.has(lemmaOf(verb)) ? withLemma(unit, "en") : unit;
  });
