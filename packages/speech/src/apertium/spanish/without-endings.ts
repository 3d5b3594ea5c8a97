/** Spanish nouns, adjectives and adverbs for which the pair from Portuguese has no endings. */
export const WITHOUT_ENDINGS: ReadonlySet<string> = new Set([
  "copia de seguridad",
  ...`cita prima primo aldeano orador baile hermanita hermanito temprano valla abeja aburrido adorable agotado agrietado agrio ajedrez albergue almohada alubia apellido apodo armónica
    arrepentimiento arrogante asqueroso atasco azada azafata azulejo barbería barbilla barriga barro becario
    beige blusa bolígrafo bombilla bota brigada brindis broca broma búho cajón calvo cancha canoso cargador
    cartera cebolla cepillo chiste cirujano codicioso compra contagioso cotilleo cremoso cruce cría cuñada
    cuñado decente delfín delicioso dentista desagüe descuidado desordenado desperdicio desván diestro divertido
    dolorido ducha elefante embarrado empleado enchufe encimera enfadado enrutador entusiasmado escoba esponja
    establo estante este faro fascinante feto fibra fregadero frente gallina gamba ganado genial gordo granero
    granizo granjero grasiento grifo griposo gris guitarra helada herido hijastro hipoteca hígado ignorante
    incómodo infeliz inflamado inquilino inyección irritante jabón jarrón lechuga lluvioso loro madrina manso
    manta mantequilla mareado mareo marrón mentiroso merienda miedoso minúsculo mochila morado moreno móvil
    natación nublado nuera olla ordenado oxidado padrino panadería pantalón pato paño peatón pegajoso pelea
    peludo picante pimienta pincel pino piscina piña plateado plato pomada porquería postre presa puntiagudo
    puñetazo quieto razonamiento reanudación recepcionista recibo refresco relleno resbaladizo riñón ruidoso
    sapo sartén sendero seta simpático sincero sobrio soleado soltero somnoliento sopa suegra suegro susto
    sábana sótano tableta talentoso teja tejado tenedor terco ternero tiburón tiza torcido tortuga tractor trago
    trasero uva ventoso vergonzoso violín yerno zorro zurdo
    acera batidora bufanda cabra chivo cojín embarque gorra hipo interruptor lata muleta niñera ola pajita pañal
    pendiente pijama pizarra pulsera sandalia servilleta tarro tarta tazón trozo yeso`.split(/\s+/),
]);

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
    descuent, sazonar, patear, aplastar, aparcar, dibujar, averiguar, rastrear, enloquecer, concienciar`
    .split(",")
    .map((entry) => {
      const [verb = "", stressed = verb.slice(0, -2)] = entry.trim().split(/\s+/);
      return [verb, stressed];
    }),
);
