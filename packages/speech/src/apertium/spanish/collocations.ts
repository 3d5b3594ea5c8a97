import {
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  skipAdverbs,
  type Unit,
  withLemma,
  word,
} from "../units.ts";
import { PEOPLE } from "./people.ts";
import { toThemselves } from "./reflexive.ts";

/**
 * Says another verb of some things than Portuguese does: one "takes out" a photograph and a shirt alike there, but "saca una
 * foto" and "se quita la camisa" in Spanish.
 */
export function collocate(units: readonly Unit[]): Unit[] {
  const said: Unit[] = [];
  let dropped = -1;
  for (const [at, unit] of units.entries()) {
    if (at === dropped) continue;
    const use = isA(unit, "vblex") ? useAt(units, at) : undefined;
    const other = use?.other.replace(/ .*|se$/gu, "");
    if (!use || !other) {
      said.push(unit);
      continue;
    }
    const verb = withLemma(unit, other);
    said.push(...(use.other.endsWith("se") ? toThemselves([...said, verb], said.length) : [verb]));
    const [, preposition] = use.other.split(" ");
    if (preposition && !isA(unit, "pp")) said.push(word(`${preposition}<pr>`));
    dropped = use.preposition ?? -1;
  }
  return said;
}

/** The verb to say, with a preposition that goes with it, and the position of one that goes. */
interface Use {
  readonly other: string;
  readonly preposition: number | undefined;
}

function useAt(units: readonly Unit[], at: number): Use | undefined {
  const uses = USES[lemmaOf(units[at])];
  if (!uses) return undefined;
  let object = skipAdverbs(units, at + 1);
  const preposition = isA(units[object], "pr") ? object : undefined;
  if (preposition !== undefined) object += 1;
  while (isA(units[object], "det", "adj", "num")) object += 1;
  const isPassive = isA(units[at], "pp") && /^(?:ser|estar)$/u.test(lemmaOf(units[at - 1]));
  // "La luz borró" is "se apagó", too.
  const isAlone = lemmaOf(units[at]) === "borrar" && isA(units[object], "sent", "cm", "cnjcoo");
  const noun = isPassive || isAlone ? subjectOf(units, at - 1) : units[object];
  const other = isA(noun, "n") ? uses.get(lemmaOf(noun).split(" ", 1)[0] ?? "") : undefined;
  if (!other) return undefined;
  const isLinked = preposition !== undefined && /^(?:a|en)$/u.test(lemmaOf(units[preposition]));
  if (preposition !== undefined && !isLinked && !isPassive) return undefined;
  return { other, preposition: isPassive ? undefined : preposition };
}

/** Returns the noun whose verb, with its adverbs and pronouns, ends at a position. */
function subjectOf(units: readonly Unit[], end: number): Unit | undefined {
  let before = end;
  while (isA(units[before], "adv", "adj") || isClitic(units[before]) || isFinite(units[before]))
    before -= 1;
  return units[before];
}

/** By the pair's verb: the verb that Spanish says, with its preposition or "se", of which things. */
const SAID_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  apagar: { colgar: "teléfono" },
  asistir: {
    ver: "canal capítulo documental episodio final partido película programa serie telenovela televisión tele vídeo",
  },
  atender: { contestar: "llamada teléfono", abrir: "puerta" },
  batir: {
    chocar: "camión coche moto",
    "chocar contra": "árbol muro pared poste",
    "llamar a": "puerta",
  },
  borrar: {
    apagar: `bombilla chimenea cigarrillo fuego hoguera horno incendio lámpara llama luz móvil ordenador radio televisión tele
        televisor vela`,
  },
  crear: { criar: [...PEOPLE, "animal", "gallina", "ganado", "oveja", "vaca"].join(" ") },
  estirar: {
    apretar: "gatillo",
    "tirar de": "cabello carro cola cuerda freno manga palanca pelo puerta trineo",
  },
  ganar: { recibir: "abrazo beso carta invitación presente regalo" },
  girar: { pasar: "página" },
  llevar: { llevarse: "disgusto golpe premio sorpresa susto" },
  marcar: { fijar: "encuentro entrevista fecha reunión", pedir: "cita consulta" },
  ordenar: { conseguir: "amigo dinero empleo excusa novio tiempo trabajo" },
  pasar: {
    aprobar: "asignatura examen prueba",
    planchar: "camisa ropa",
    untar: "mantequilla mermelada",
  },
  quitar: {
    hacer: "copia",
    sacar: "conclusión foto fotografía nota permiso radiografía",
    tomarse: "vacación vacaciones",
  },
  tomar: {
    pillar: "catarro gripe resfriado virus",
    atrapar: "asesino criminal ladrón pez ratón",
  },
};

const USES: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  Object.entries(SAID_OF).map(([verb, others]) => [
    verb,
    new Map(
      Object.entries(others).flatMap(([other, things]) =>
        things.split(/\s+/u).map((thing) => [thing, other] as const),
      ),
    ),
  ]),
);
