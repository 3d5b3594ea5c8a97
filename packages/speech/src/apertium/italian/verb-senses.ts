import { renameVerbs, towards, type VerbSense } from "../rename-verbs.ts";
import { isA, isClitic, lemmaOf, skipAdverbs, skipClitics, type Unit } from "../units.ts";
import { clauseAfter, isWinning } from "./winning.ts";

/** "Si sono dormiti", "si dorme". */
const isReflexive = (units: readonly Unit[], at: number): boolean =>
  isA(units[isA(units[at - 1], "vbser", "vbhaver") ? at - 2 : at - 1], "ref");

/** Whether somebody is wished something: "vi desidero un buon viaggio". */
const toSomebody = (units: readonly Unit[], at: number): boolean => {
  const whom = units[at]?.word.includes("<enc>") ? units[at] : units[at - 1];
  return (
    isA(whom, "prn") && isA(whom, "pro", "enc") && isA(units[at + 1], "det", "adj", "n", "predet")
  );
};

/** Whether something is done to somebody: "ha guarito il bambino". */
const toObject = (units: readonly Unit[], at: number): boolean =>
  isA(units[at + 1], "det", "np") || (units[at]?.word.includes("+lo<") ?? false);

const EVENTS = new Set([
  "questo",
  "quello",
  "ciò",
  "che",
  "che cosa",
  "cosa",
  "qualcosa",
  "nulla",
  "niente",
  "quello che",
  "il che",
  "tutto",
]);

/** Whether something goes on, as in "quello che passa"; in "questo passa per la porta" something moves. */
const isHappening = (units: readonly Unit[], at: number): boolean => {
  const next = units[at + 1];
  if (isA(next, "det", "n", "np", "num") || ["per", "da", "su"].includes(lemmaOf(next)))
    return false;
  let before = at - 1;
  while (
    before >= 0 &&
    (isA(units[before], "vbser", "vbhaver") ||
      lemmaOf(units[before]) === "stare" ||
      isA(units[before], "adv"))
  )
    before -= 1;
  before = skipClitics(units, before, -1);
  before = skipAdverbs(units, before, -1);
  const subject = units[before];
  const isWhat =
    lemmaOf(subject) !== "che" || isA(subject, "itg") || EVENTS.has(lemmaOf(units[before - 1]));
  return EVENTS.has(lemmaOf(subject)) && isWhat && !isA(subject, "det") && !isClitic(subject);
};

const isStuck = (units: readonly Unit[], at: number): boolean =>
  lemmaOf(units[skipAdverbs(units, at - 1, -1)]) === "rimanere";

/** Whether something goes well or badly: "è corso bene". */
const isGoing = (units: readonly Unit[], at: number): boolean =>
  ["bene", "male"].includes(lemmaOf(units[skipAdverbs(units, at + 1) - 1])) &&
  isA(units[at + 1], "adv", "preadv");

const VEHICLES = new Set("aereo autobus nave pullman traghetto traino treno tram volo".split(" "));

/** Whether a train or a bus leaves: "quando esce il prossimo autobus". */
const isLeaving = (units: readonly Unit[], at: number): boolean => {
  const behind = clauseAfter(units, at).find((unit) => isA(unit, "n", "pr"));
  const before = units.slice(0, at).findLast((unit) => isA(unit, "n", "sent", "cm"));
  return VEHICLES.has(lemmaOf(behind)) || VEHICLES.has(lemmaOf(before));
};

const CLOTHES = new Set(
  "abito calza calzino camicia cappello cappotto cintura giacca gonna guanto maglia maglietta maglione occhiale pantalone scarpa sciarpa stivale tuta uniforme veste vestito".split(
    " ",
  ),
);

/** Whether somebody has clothes on: "vestiva un vestito rosso". */
const isWearing = (units: readonly Unit[], at: number): boolean =>
  clauseAfter(units, at).some((unit) => CLOTHES.has(lemmaOf(unit))) &&
  isA(units[at + 1], "det", "n", "num", "adj") &&
  !isReflexive(units, at);

/** Whether something works: "questo cammina". */
const isWorking = (units: readonly Unit[], at: number): boolean =>
  ["questo", "quello", "ciò"].includes(
    lemmaOf(units[skipClitics(units, skipAdverbs(units, at - 1, -1), -1)]),
  ) && isA(units[skipClitics(units, skipAdverbs(units, at - 1, -1), -1)], "tn");

const RAISED = new Set("braccio mano occhio prezzo testa voce volume".split(" "));

/** Whether somebody gets up, or raises a hand or the voice. */
const isRising = (units: readonly Unit[], at: number): boolean => {
  const pronoun = units[isA(units[at - 1], "vbser", "vbhaver") ? at - 2 : at - 1];
  const isSelf = isA(pronoun, "ref", "p1", "p2") && isClitic(pronoun);
  const isEnclitic = /\+(?:si|mi|ti|ci|vi)<prn><enc>/u.test(units[at]?.word ?? "");
  return isSelf || isEnclitic || clauseAfter(units, at).some((unit) => RAISED.has(lemmaOf(unit)));
};

const LASTS = new Set("anno giorno mese minuto ora secondo settimana tempo".split(" "));

/** Whether somebody takes time for something: "abbiamo tardato tre ore per arrivare". */
const isTaking = (units: readonly Unit[], at: number): boolean =>
  isA(units[at], "pp", "p1", "p2") &&
  units.slice(at + 1, at + 4).some((unit) => LASTS.has(lemmaOf(unit)) && isA(unit, "n"));

const SHOWS = new Set("film partita programma serie spettacolo televisione tv video".split(" "));

/** Whether somebody watches: "assistere televisione", not "assistere a" or "assistere un malato". */
const isWatching = (units: readonly Unit[], at: number): boolean =>
  lemmaOf(units[at + 1]) !== "a" &&
  units.slice(at + 1, at + 4).some((unit) => SHOWS.has(lemmaOf(unit)));

const APPOINTMENTS = new Set("appuntamento data incontro intervista riunione visita".split(" "));

/** Whether somebody makes an appointment: "marcare una visita". */
const isAppointing = (units: readonly Unit[], at: number): boolean =>
  units.slice(at + 1, at + 4).some((unit) => APPOINTMENTS.has(lemmaOf(unit)));

const TOLD = new Set("barzelletta bugia cosa quello segreto sogno storia tutto verità".split(" "));

/** Whether something is told, not counted: "mi conti", "non contare a nessuno", "contano una storia". */
const isTelling = (units: readonly Unit[], at: number): boolean => {
  const whom = isClitic(units[at - 1]) ? units[at - 1] : units[at];
  const isToSomebody = /(?:mi|ti|ci|vi|gli)<prn>/iu.test(whom?.word ?? "");
  const told = units.slice(at + 1, at + 4);
  return isToSomebody || lemmaOf(told[0]) === "a" || told.some((unit) => TOLD.has(lemmaOf(unit)));
};

const seems = (units: readonly Unit[], at: number): boolean =>
  isA(units[at], "pl") && !isReflexive(units, at);

const VERBS: readonly VerbSense[] = [
  ["uscire", "partire", towards("per")],
  ["dormire", "addormentare", isReflexive],
  ["guarire", "curare", toObject],
  ["desiderare", "augurare", toSomebody],
  ["equivocare", "sbagliare", () => true],
  ["guadagnare", "vincere", isWinning],
  ["passare", "succedere", isHappening],
  ["arrestare", "bloccare", isStuck],
  ["contare", "raccontare", isTelling],
  ["correre", "andare", isGoing],
  ["uscire", "partire", isLeaving],
  ["sollevare", "alzare", isRising],
  ["tardare", "impiegare", isTaking],
  ["assistere", "guardare", isWatching],
  ["risvegliare", "svegliare", () => true],
  ["vestire", "indossare", isWearing],
  ["camminare", "funzionare", isWorking],
  ["marcare", "fissare", isAppointing],
  ["marcare", "segnare", () => true],
  ["parere", "sembrare", seems],
];

/** Replaces verbs that the pair takes in another sense. */
export const verbSenses = (units: readonly Unit[]): Unit[] => renameVerbs(units, VERBS);
