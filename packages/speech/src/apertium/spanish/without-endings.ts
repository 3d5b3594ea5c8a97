import { PORTUGUESE_SPANISH } from "../senses/portuguese-spanish.ts";

/**
 * Spanish nouns, adjectives and adverbs from the list of senses; the pair from Portuguese has endings for only some of
 * them. Nouns listed without a gender ("novio") keep the pair's endings, which cover both genders.
 */
export const WITHOUT_ENDINGS: ReadonlySet<string> = new Set(
  [...PORTUGUESE_SPANISH.better].flatMap(([key, { lemma, gender }]) =>
    key.endsWith("<vblex>") || (key.includes("<n>") && !gender) ? [] : [lemma],
  ),
);

/** Spanish verbs for which it has no endings, and where it changes the stem that is stressed. */
export const VERBS_WITHOUT_ENDINGS: ReadonlyMap<string, string> = new Map(
  `nevar niev, derribar, pudrir, oxidar, enmohecer, rallar, asar, cocer cuec, derretir derrit, descongelar, engrasar, lijar,
    desatornillar, serrar sierr, remendar remiend, agrietar, atascar, desatascar, encharcar, regar rieg,
    ordeñar, pedalear, esquiar esquí, patinar, gatear, dormitar, bostezar, estornudar, toser, atragantar,
    chupar, tararear, susurrar, refunfuñar, tartamudear, besar, embarazar, amamantar, mimar, pinchar, pellizcar,
    rascar, sangrar, enfermar, engordar, aburrir, cotillear, apuñalar, aflojar, ejercitar, escanear, hackear,
    atropellar, remolcar, amueblar, desempaquetar, desperdiciar, memorizar, deletrear, garabatear, grapar,
    matricular, tronar truen, relampaguear, anochecer, derrapar, ladrar, maullar maúll, aullar aúll, hibernar,
    vacunar, recetar, medicar, depilar, peinar, maquillar, cepillar, abotonar, espiar espí, sortear, enrollar,
    madrugar, vislumbrar, apestar, saborear, degustar, emborrachar, desencajar, desordenar, ensuciar, pulir,
    encerar, cenar, rebanar, rehogar, caramelizar, marinar, escurrir, tamizar, desmoldar, demoler demuel,
    resurgir, esclavizar, colonizar, ahorcar, decapitar, desanimar, chantajear, sobornar, esposar, enrojecer,
    empañar, enchufar, desenchufar, pitar, sintonizar, subtitular, viralizar, ensayar, abuchear, reencontrar
    reencuentr, presenciar, despachar, descuidar, ostentar, reconquistar, masacrar, reinventar, descontar
    descuent, sazonar, patear, aplastar, aparcar, dibujar, averiguar, rastrear, enloquecer, concienciar, bombear, apagar, pillar, planchar, untar, enfriar enfrí, retrasar, retratar, priorizar, archivar, hidratar, sabotear, censurar, inhibir, socializar, infiltrar, exterminar, conspirar, refrescar, surfear, diseminar, cautivar,
    reventar revient, babear, marear, enjabonar, exprimir, recalentar recalient, roer, sollozar, tostar tuest, abanicar, endulzar, broncear, sellar, cronometrar, dialogar, encallar, arrugar, empapar, hojear, inhalar, pulverizar, raspar, renacer, retocar, rayar, salpicar, orinar, desbordar,
    ablandar, acurrucar, adiestrar, afinar, amontonar, amputar, charlar, cicatrizar, criar crí, colar cuel, contagiar,
    coquetear, delegar, derrochar, desenterrar, desgastar, deshidratar, desobedecer, enganchar, entristecer,
    eructar, escayolar, esmerar, esquivar, estresar, evaporar, falsificar, fisgonear, hipnotizar, humedecer,
    intrigar, maniobrar, merendar meriend, moler muel, multar, olfatear, procrastinar, rebajar, reconciliar,
    redoblar, regañar, remangar, rimar, suplicar, tatuar tatú, teñir tiñ, transpirar, triturar, turnar, ventilar`
    .split(",")
    .map((entry) => {
      const [verb = "", stressed = verb.slice(0, -2)] = entry.trim().split(/\s+/);
      return [verb, stressed];
    }),
);
