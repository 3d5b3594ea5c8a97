import { sensesOf } from "./in-sense.ts";

/** What French words mostly mean in everyday speech, where the pair with Catalan takes them for something else. */
export const FRENCH_CATALAN = sensesOf({
  n: `addition compte m, choix opció f, amateur aficionat, appui suport m, basket bàsquet m, bordel desordre m, bouffe menjar m, canapé sofà m, commande comanda f,
    con idiota mf, craie guix m, crèche guarderia f, crêpe crep f, délai termini m, envie desig m, gars noi m, immeuble edifici m, job feina f, journée dia m, label etiqueta f,
    lampe làmpada f, maman mare f, mec noi m, nana noi f, ordonnance recepta f, papa pare m,
    poubelle escombraries f pl, putain merda f, rejet rebuig m, remise descompte m, sac bossa f, scénario guió m,
    stage pràctica f, tennis tennis m, toilette lavabo m, truc cosa f, vis pern m, volet persiana f, étiquette etiqueta f`,
  vblex: `abonner subscriure, concerner afectar, décoller enlairar, bosser treballar, bouffer menjar, commander demanar, détenir posseir, embrasser besar, ennuyer avorrir, entendre escoltar,
    goûter tastar, prévenir avisar, ranger ordenar, verser abocar`,
  adj: `chiant pesat, dingue boig, âgé ancià, mignon bonic, mince prim`,
  new: `cidre m sidra f, couette f edredó m, pourboire m propina f,
    sorbet m sorbet m, trottinette f patinet m, rondelle f llesca f`,
});
