import { expect, it } from "vitest";
import { italianWords } from "./words.ts";

it.each([
  [
    "Chiude e siepe, cosicché arrivo.",
    "Tanca i tanca, així que arribo.",
    "Chiude e chiude, appena arrivo.",
  ],
  ["Ci ha chiesto per scrivere, in soldi.", "", "Ci ha chiesto di scrivere, in contanti."],
  [
    "La squadra ha vinto il gioco del calcio. Un gioco di carte.",
    "",
    "La squadra ha vinto l'incontro del calcio. Un gioco di carte.",
  ],
  ["I gol del gioco.", "", "I gol dell'incontro."],
  [
    "Posso dargli uno sconto, lei è qui.",
    "Puc donar-li un descompte, vostè és aquí.",
    "Posso darle uno sconto, lei è qui.",
  ],
  [
    "Posso dargli uno sconto.",
    "Puc donar-li un descompte, ell és amb vostè.",
    "Posso dargli uno sconto.",
  ],
  ["Aspetto che venga. Aspetto qui.", "", "Spero che venga. Aspetto qui."],
  ["Quale ora è? Un tasso di tè, un tasso.", "", "Che ora è? Una tazza di tè, un tasso."],
  [
    "Faccia pressione sul tasto, fare pressione zero per parlata, fate pressione sull'asterisco.",
    "",
    "Prema il tasto, premere zero per parlare, premete l'asterisco.",
  ],
  ["Sono affettate, affettate.", "Són afectades.", "Sono colpite, colpite."],
  ["Affettate il pane.", "Talleu el pa.", "Affettate il pane."],
  [
    "Se vi piace segni zero, segni l'errore.",
    "Si us plau marqui zero.",
    "Per favore digiti zero, segni l'errore.",
  ],
  ["Se vi piace la musica.", "Si us agrada la música.", "Se vi piace la musica."],
  ["C'è alcuna altra cosa?", "", "C'è qualcos'altro?"],
  [
    "Vedo quello che si passa. Che cosa è passato?",
    "",
    "Vedo quello che succede. Che cosa è successo?",
  ],
  [
    "Veniamo il lunedì. Il lunedì è bello.",
    "Venim el dilluns.",
    "Veniamo lunedì. Il lunedì è bello.",
  ],
  ["Chiudete ai sabati, giovedì di mattina.", "", "Chiudete il sabato, giovedì mattina."],
  ["Siete preparati? È preparato con cura.", "", "Siete pronti? È preparato con cura."],
  ["Che buono vederla, mezza ora.", "", "Che bello vederla, mezz'ora."],
  [
    "Abbia una grande fine di settimana, fino al finale del mese.",
    "",
    "Buon fine settimana, fino alla fine del mese.",
  ],
  ["Sto aspettando da mezza ora fa.", "", "Sto aspettando da mezz'ora."],
  [
    "Questo non ha sempre stato facile, tre altri.",
    "",
    "Questo non è sempre stato facile, altri tre.",
  ],
  ["Domandhino, cerchino, paghino.", "", "Domandino, cerchino, paghino."],
  [
    "Vive qui da fa più di vent'anni, ha deciso di di venire.",
    "",
    "Vive qui da più di vent'anni, ha deciso di venire.",
  ],
  ["È migliore andare, aveva andato via.", "", "È meglio andare, era andato via."],
  ["Il che mi piace il più, incluso nei boschi.", "", "Quello che mi piace più, anche nei boschi."],
  ["Come più presto veniamo, meglio.", "", "Più presto veniamo, meglio è."],
  ["La meno che venga, al suo luogo.", "", "A meno che venga, al suo posto."],
  [
    "Gli occhiali che gli piacciono.",
    "Les ulleres que a vostè li agraden.",
    "Gli occhiali che le piacciono.",
  ],
  ["Che è questo? Non dubiti a venire.", "", "Che cos'è questo? Non esiti a venire."],
  [
    "Ho imparato a toccare la chitarra, non toccare la porta.",
    "",
    "Ho imparato a suonare la chitarra, non toccare la porta.",
  ],
])("turns %j into better words", (text, catalan, better) => {
  expect(italianWords(text, catalan).toLowerCase()).toBe(better.toLowerCase());
});
