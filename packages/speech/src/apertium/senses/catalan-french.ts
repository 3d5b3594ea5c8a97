import { sensesOf } from "./in-sense.ts";

/** What Catalan words mostly mean in everyday speech, where the pair with French takes them for something else. */
export const CATALAN_FRENCH = sensesOf({
  n: `abric manteau m, abraçada câlin m, actor acteur, anell bague f, auditori auditorium m, barca bateau m,
    cabell cheveu m pl, carrera carrière f, caça chasse f, cartera portefeuille m, conseller conseiller, culpa faute f, dedicació dévouement m, drap chiffon m,
    endoll prise f, expectativa attente f, felicitat bonheur m, ferida blessure f, fogó cuisinier f, gira tournée f,
    globus ballon m, guany bénéfice m, horta potager m, habilitat compétence f, investigador chercheur,
    jersei pull m, lliçó cours m sp, mansió villa f, manteniment entretien m, matinada aube f, ocàs crépuscule m, petició demande f, resta reste m,
    postres dessert m sg, puntuació score m, rendiment performance f, reserva réservation f, recorregut parcours m sp, refresc soda m,
    roba vêtement m, rumb direction f, ràbia colère f, segell timbre m, separació séparation f, serra scie f,
    supervivència survie f, tapa couvercle m, testimoniatge témoignage m, trànsit circulation f, tir tir m,
    titular titre m, xou émission f, tovallola serviette f`,
  vblex: `acostumar habituer, cavar creuser, comprovar vérifier, connectar connecter, entrevistar interviewer,
    espantar effrayer, esgarrapar griffer, fallar échouer, invertir investir, moure bouger, planejar planifier,
    remenar remuer, restar rester, restituir rendre, sagnar saigner, sorprendre surprendre, teixir tricoter`,
  adj: `fosc sombre, quadrat carré, saludable sain, sostenible durable, temporal temporaire, urgent urgent`,
  new: "recompensa f récompense f, sement f graine f",
});
