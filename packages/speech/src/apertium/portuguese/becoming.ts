import { caseLike } from "../../capitals.ts";
import { isA, lemmaOf, skipAdverbs, type Unit } from "../units.ts";

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** States that somebody or something keeps: "ficou aberta" stayed open. */
const KEPT =
  wordsOf(`aberto acordado alerta atento ativo calmo certo conectado deitado desligado dependente disponível escondido
  fechado fiel firme fixo grávido hospedado igual imóvel intacto junto juntos ligado livre mesmo parado perto presente preso
  próximo quieto seguro sentado separado sozinho só todo tranquilo trancado unido vivo`);

/** States that one is in, and does not grow into; of verbs their participles. */
const FELT =
  wordsOf(`aliviado animado assustado bravo cansado chateado chocado confuso contente curioso decepcionado
  desapontado emocionado empolgado encantado entediado envergonhado exausto feliz furioso grato impressionado irritado magoado
  orgulhoso preocupado preparado pronto satisfeito surpreendido surpreso triste zangado
  aliviar animar assustar cansar chatear chocar confundir decepcionar emocionar encantar entediar envergonhar impressionar
  irritar magoar preocupar preparar satisfazer surpreender`);

/**
 * Says "esdevé verda" for "fica verde" and "se torna verde" once they are looked up, and "estava sorpresa" for "ficou
 * surpresa": only of some states "ficar" says that they stay.
 */
export const becomeInCatalan = (units: readonly Unit[]): Unit[] => {
  const oneselves = new Set<number>();
  const changed = units.map((unit, at) => {
    if (!isA(unit, "vblex")) return unit;
    if (lemmaOf(unit) === "ficar") {
      return stateOrChange(unit, units.slice(skipAdverbs(units, at + 1)));
    }
    const oneself = lemmaOf(unit) === "tornar" ? oneselfOf(units, at) : undefined;
    if (oneself === undefined) return unit;
    oneselves.add(oneself);
    return meaning(unit, "esdevenir");
  });
  return changed.filter((_, at) => !oneselves.has(at));
};

/** Returns where the pronoun stands that says who becomes something: "me tornei", "tornar-se", not "me torna feliz". */
function oneselfOf(units: readonly Unit[], verb: number): number | undefined {
  const done = isA(units[verb - 1], "vbhaver") ? verb - 1 : verb;
  return [verb + 1, done - 1].find((at) => {
    const pronoun = units[at];
    if (!isA(pronoun, "pro", "enc")) return false;
    if (lemmaOf(pronoun) === "se") return true;
    const person = isA(pronoun, "p1") ? "p1" : "p2";
    return isA(pronoun, "p1", "p2") && isA(units[done], "inf", person);
  });
}

function stateOrChange(verb: Unit, [state, after]: readonly Unit[]): Unit {
  if (isA(state, "ind") || !isA(state, "adj", "pp") || KEPT.has(lemmaOf(state))) return verb;
  const isTold = lemmaOf(state) === "claro" && lemmaOf(after) === "que";
  if (isTold || FELT.has(lemmaOf(state))) return meaning(lasting(verb), "estar");
  return isA(state, "adj") ? meaning(verb, "esdevenir") : verb;
}

const meaning = (unit: Unit, verb: string): Unit => {
  const [source = ""] = unit.word.split("/");
  const better = caseLike(source, verb) + source.slice(source.indexOf("<"));
  return { ...unit, word: `${source}/${better}` };
};

/** "Ficou cansado" tells of a state, so it is in the imperfect. */
const lasting = (unit: Unit): Unit => ({ ...unit, word: unit.word.replaceAll("<ifi>", "<pii>") });
