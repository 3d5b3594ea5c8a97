import { isA, lemmaOf, type Unit, word } from "../units.ts";
import { selfOf, withPronoun } from "./reflexive.ts";

/** Does to oneself what is done to one's own body and clothes: "lavó sus manos" → "se lavó las manos". */
export function toOwnBody(units: readonly Unit[]): Unit[] {
  const done: Unit[] = [];
  let owned: number | undefined;
  for (const [at, unit] of units.entries()) {
    const object = isA(unit, "vblex") ? ownObject(units, at) : undefined;
    if (object !== undefined) {
      const themselves = withPronoun([...done, unit], done.length, (verb) =>
        whose(verb, units[object]),
      );
      const isOwn = themselves.length > 1 || themselves[0] !== unit;
      owned = isOwn && !isA(units[object], "ind") ? object : undefined;
      done.push(...themselves);
    } else if (at === owned) {
      const isMany = isA(unit, "pl");
      const isFeminine = isA(units[at + 1], "f");
      done.push({
        ...word(`el<det><def><${isFeminine ? "f" : "m"}><${isMany ? "pl" : "sg"}>`),
        blank: unit.blank,
      });
    } else done.push(unit);
  }
  return done;
}

/** Returns the pronoun of whose body it is: "me cortó el pelo", "le lavé las manos". */
function whose(verb: Unit | undefined, article: Unit | undefined): string {
  if (!isA(article, "pos")) return selfOf(verb);
  const owner = OWNERS[lemmaOf(article)];
  if (owner) return owner;
  return isA(verb, "p1") ? "le<prn><pro><p3><mf><sg>" : selfOf(verb);
}
/** Pronouns of whose something is, by the word for that. */
export const OWNERS: Readonly<Record<string, string>> = {
  mío: "me<prn><pro><p1><mf><sg>",
  tuyo: "te<prn><pro><p2><mf><sg>",
  nuestro: "nos<prn><pro><p1><mf><pl>",
};

/** Returns the position of the determiner before a part of the body or a piece of clothes that a verb is done to. */
function ownObject(units: readonly Unit[], verb: number): number | undefined {
  const [article, noun, next] = [units[verb + 1], units[verb + 2], units[verb + 3]];
  const object = lemmaOf(noun);
  const doing = lemmaOf(units[verb]);
  const isKnown = isA(article, "def", "pos") || (doing === "poner" && isA(article, "ind"));
  if (!isKnown || isA(units[verb], "pp")) return undefined;
  const isWorn =
    CLOTHES.has(object) && DRESS.has(doing) && !/^(?:en|sobre|de|a)$/u.test(lemmaOf(next));
  const isBody = BODY.has(object) && CARE.has(doing) && lemmaOf(next) !== "de";
  return isWorn || isBody ? verb + 1 : undefined;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));
const CARE = setOf(
  "cepillar cortar fracturar frotar herir lastimar lavar limpiar morder pintar quemar quebrar rascar romper secar tapar teñir torcer",
);
const DRESS = setOf("abrochar atar desabrochar poner probar quitar");
const BODY = setOf(`
  barba boca brazo cabello cabeza cadera cara codo cuello dedo diente espalda frente hombro labio mano muñeca nariz oído ojo
  oreja pelo pie pierna rodilla rostro tobillo uña`);
export const CLOTHES = setOf(`
  abrigo anillo bañador blusa bota bufanda calcetín calzado camisa camiseta casco chaleco chaqueta cinturón corbata
  delantal falda gafas anteojo anteojos gorra gorro guante jersey máscara mascarilla pantalón pantalones pijama ropa sandalia
  sombrero sudadera traje uniforme vestido zapatilla zapato`);
