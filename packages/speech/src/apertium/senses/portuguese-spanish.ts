import { sensesOf } from "./in-sense.ts";
import { PORTUGUESE_DIMINUTIVES } from "./portuguese-spanish-diminutives.ts";
import { PORTUGUESE_NOUNS } from "./portuguese-spanish-nouns.ts";

/** What Portuguese words mostly mean in everyday speech, where the pair with Spanish takes them for something else. */
export const PORTUGUESE_SPANISH = sensesOf({
  n: `abordagem enfoque m, amador aficionado, articulação articulación f, carteira cartera f, compra_e_venda compra f,
    consulta cita f, desempenho rendimiento m, falência quiebra f, fibra fibra f,
    funcionário empleado m, indiano indio, ingresso entrada f, inquérito investigación f, lucro ganancia f, noivo
    novio, ocorrência incidente m, parceria colaboración f, patrão jefe m, pinheiro pino m, quadra cancha f, escuro oscuridad f, relacionamento relación f, retomada
    reanudación f, separação separación f, solicitação solicitud f, grama+sg césped m, meia+pl calcetín m, tomada enchufe m, tontura mareo
    m, remédio medicamento m, congestionamento atasco m, penhasco acantilado m, placar marcador m, floresta bosque
    m, tempestade tormenta f, fazenda granja f, parafuso tornillo m, aeromoça azafata f, hóspede huésped m, lápis
    lápiz m, caneta bolígrafo m, celular móvil m, local lugar m, torcedor aficionado, link enlace m, onda ola f, senha contraseña f, nó nudo, face
    cara f, barulho ruido m, faixa franja f, terça martes m, comprimento longitud f, gama gama f, lance jugada f,
    guitarra guitarra f, navio barco m, exploração exploración f, revisão revisión f, concreto hormigón m, usina central
    f, melhoria mejora f, punição castigo m, assédio acoso m, assinante suscriptor m, layout diseño m, provedor
    proveedor m, plateia público m, artilheiro goleador m, exclusividade exclusividad f, instância instancia f, rótulo
    etiqueta f, sobretudo abrigo m, pombo paloma f, média promedio m, óleo aceite m, ligação llamada f, careta mueca f, poluição contaminación f, lousa pizarra f, alongamento
    estiramiento m, interruptor interruptor m, beira borde m, borda borde m, topo cima f, bilhete billete m, coquetel
    cóctel m, banheiro baño m, tv televisión f, liga liga f, idioma idioma m, médio medio m, lustre lámpara f`,
  vblex: `retratar retratar, priorizar priorizar, arquivar archivar, espionar espiar, hidratar hidratar, sabotar sabotear, censurar censurar, confortar reconfortar, vivenciar vivir, inibir inhibir, socializar socializar, infiltrar infiltrar, exterminar exterminar, conspirar conspirar, refrescar refrescar, surfar surfear, disseminar diseminar, angariar recaudar, engajar comprometer, desrespeitar ofender, ajeitar arreglar, cativar cautivar, atrasar retrasar, desligar apagar, deitar acostar, bombear bombear, apanhar atrapar, assinar firmar, atrapalhar molestar, conferir comprobar, enfraquecer debilitar, experimentar
    probar, mirar apuntar, partilhar compartir, pegar tomar, perceber notar, preencher rellenar, remover quitar,
    segurar sostener, virar girar, abaixar bajar, amarrar atar, amenizar suavizar, aprimorar mejorar, arrumar
    ordenar, assoprar soplar, barrar impedir, botar poner, buscar buscar, chatear molestar, checar comprobar,
    contornar rodear, curtir disfrutar, descarregar descargar, descascar pelar, desenrolar desarrollar, economizar
    ahorrar, embrulhar envolver, encorajar animar, encostar apoyar, enfiar meter, enxergar ver, erguer levantar,
    espancar golpear, grudar pegar, largar dejar, machucar herir, magoar herir, parabenizar felicitar, postar
    publicar, pousar aterrizar, providenciar proporcionar, pular saltar, relembrar recordar, rolar rodar, trancar
    cerrar, nevar nevar, apodrecer pudrir, tricotar tejer, enferrujar oxidar, mofar enmohecer, ralar rallar, assar
    asar, cozer cocer, derreter derretir, descongelar descongelar, untar engrasar, lixar lijar, desparafusar
    desatornillar, serrar serrar, remendar remendar, rachar agrietar, trincar agrietar, entupir atascar, desentupir
    desatascar, encharcar encharcar, regar regar, ordenhar ordeñar, pedalar pedalear, esquiar esquiar, patinar
    patinar, engatinhar gatear, cochilar dormitar, bocejar bostezar, espirrar estornudar, tossir toser, engasgar
    atragantar, chupar chupar, cantarolar tararear, sussurrar susurrar, resmungar refunfuñar, gaguejar tartamudear,
    beijar besar, engravidar embarazar, amamantar amamantar, mimar mimar, cutucar pinchar, beliscar pellizcar, coçar
    rascar, sangrar sangrar, adoecer enfermar, engordar engordar, aborrecer aburrir, entediar aburrir, fofocar
    cotillear, esfaquear apuñalar, afrouxar aflojar, exercitar ejercitar, escanear escanear, hackear hackear,
    atropelar atropellar, rebocar remolcar, mobiliar amueblar, desempacotar desempaquetar, desperdiçar desperdiciar,
    memorizar memorizar, soletrar deletrear, rabiscar garabatear, grampear grapar, matricular matricular, trovejar
    tronar, relampejar relampaguear, anoitecer anochecer, derrapar derrapar, latir ladrar, miar maullar, uivar
    aullar, hibernar hibernar, vacinar vacunar, receitar recetar, medicar medicar, depilar depilar, pentear peinar,
    maquiar maquillar, escovar cepillar, abotoar abotonar, espiar espiar, sortear sortear, enrolar enrollar,
    madrugar madrugar, vislumbrar vislumbrar, feder apestar, saborear saborear, degustar degustar, embebedar
    emborrachar, desencaixar desencajar, bagunçar desordenar, sujar ensuciar, polir pulir, encerar encerar, jantar
    cenar, fatiar rebanar, grelhar asar, refogar rehogar, caramelizar caramelizar, marinar marinar, escorrer
    escurrir, peneirar tamizar, desenformar desmoldar, demolir demoler, ressurgir resurgir, escravizar esclavizar,
    colonizar colonizar, enforcar ahorcar, decapitar decapitar, desanimar desanimar, desencorajar desanimar,
    chantagear chantajear, subornar sobornar, algemar esposar, avermelhar enrojecer, embaçar empañar, emperrar
    atascar, plugar enchufar, desplugar desenchufar, apitar pitar, sintonizar sintonizar, legendar subtitular,
    viralizar viralizar, ensaiar ensayar, vaiar abuchear, enxaguar aclarar, parafusar atornillar, rastejar
    arrastrar, berrar gritar, xingar insultar, acenar saludar, socar golpear, amadurecer madurar, zangar enfadar,
    furtar robar, estuprar violar, arremessar lanzar, driblar regatear, deletar borrar, desconectar desconectar,
    lucrar ganar, lecionar enseñar, ventar soplar, desabrochar florecer, desamarrar desatar, destrancar abrir,
    arrombar forzar, vasculhar registrar, fantasiar disfrazar, agendar programar, remarcar cambiar, desmarcar cancelar, discar marcar,
    rodopiar girar, chacoalhar sacudir, despejar verter, entornar derramar, sovar amasar, desmoronar derrumbar,
    alagar inundar, desapontar decepcionar, desbravar explorar, entortar torcer, endireitar enderezar,
    ecoar resonar, dublar doblar, encenar representar, reencontrar reencontrar, estourar estallar, presenciar
    presenciar, despachar despachar, descuidar descuidar, ostentar ostentar, reconquistar reconquistar, massacrar
    masacrar, deflagrar estallar, reinventar reinventar, descontar descontar, temperar sazonar, brincar jugar,
    chutar patear, sufocar asfixiar, atirar disparar, esmagar aplastar, clicar pulsar, estacionar aparcar, demitir
    despedir, desenhar dibujar, espalhar extender, comemorar celebrar, sumir desaparecer, prender detener, achar
    encontrar, hesitar dudar, aproximar acercar, cercar rodear, quebrar romper, mexer remover, averiguar averiguar,
    rastrear rastrear, enlouquecer enloquecer, telefonar llamar, derrubar derribar, retribuir devolver,
    conscientizar concienciar, ultrapassar superar, vazar filtrar, recuar retroceder, travar bloquear, cadastrar
    registrar, abranger abarcar, oferecer ofrecer, trocar cambiar, concorrer competir, endereçar dirigir, reparar
    reparar, apurar averiguar, arrebentar reventar, assoar sonar, babar babear, boiar flotar, enjoar marear,
    ensaboar enjabonar, enxugar secar, espetar pinchar, espremer exprimir, requentar recalentar, roer roer, soluçar
    sollozar, torrar tostar, abanar abanicar, adoçar endulzar, aparar recortar, atolar atascar, aturar soportar,
    bronzear broncear, capotar volcar, carimbar sellar, catar recoger, colidir chocar, cronometrar cronometrar,
    despencar caer, dialogar dialogar, embalar envolver, encalhar encallar, enrugar arrugar, ensopar empapar,
    esbarrar chocar, folhear hojear, inalar inhalar, lacrar sellar, malhar entrenar, pulverizar pulverizar, raspar
    raspar, renascer renacer, retocar retocar, riscar rayar, salpicar salpicar, selar sellar, sugar chupar, tapar
    tapar, trapacear engañar, urinar orinar, transbordar desbordar,
    abafar sofocar, aconchegar acurrucar, adestrar adiestrar, afinar afinar, agasalhar abrigar, alastrar extender,
    amargar amargar, amolecer ablandar, amontoar amontonar, amputar amputar, aprontar preparar, arregaçar remangar,
    arrotar eructar, avistar divisar, batalhar luchar, bisbilhotar fisgonear, buzinar pitar, caprichar esmerar,
    cicatrizar cicatrizar, coar colar, colher recoger, constranger avergonzar, contagiar contagiar, cravar clavar,
    dedurar delatar, delegar delegar, desembrulhar desempaquetar, desenterrar desenterrar, desgastar desgastar,
    desgrudar despegar, desidratar deshidratar, desmarcar cancelar, desobedecer desobedecer, engatar enganchar,
    engessar escayolar, entristecer entristecer, esbanjar derrochar, esquivar esquivar, estressar estresar, evaporar
    evaporar, falsificar falsificar, farejar olfatear, flagrar sorprender, flertar coquetear, furar pinchar,
    gargalhar reír, hipnotizar hipnotizar, iludir engañar, intrigar intrigar, lanchar merendar, mancar cojear,
    manobrar maniobrar, mesclar mezclar, moer moler, multar multar, poluir contaminar, presumir suponer,
    procrastinar procrastinar, rebaixar rebajar, recear temer, reconciliar reconciliar, redobrar redoblar,
    repreender regañar, respingar salpicar, revezar turnar, revistar registrar, revoltar indignar, rimar rimar, ruir
    derrumbar, sarar curar, suplicar suplicar, surrar golpear, tagarelar charlar, tatuar tatuar, teclar teclear,
    tingir teñir, tombar volcar, transpirar transpirar, triturar triturar, umedecer humedecer, usufruir disfrutar,
    velejar navegar, ventilar ventilar, zelar velar, zoar bromear`,
  adj: `ótimo excelente, padrão estándar mf, estadual estatal mf, chato aburrido, dividido dividido, convencido convencido,
    restrito restringido, ciente consciente mf, coitado pobre mf, experiente experimentado, frustrado frustrado,
    macio suave mf, assustador aterrador, apropriado apropiado, decorrente resultante mf, promissor prometedor,
    abrangente amplio, central central mf, distinto distinto, indiano indio, fundo profundo, rebaixado rebajado,
    temperado sazonado`,
  adv: `cedo temprano, primeiramente primero, prontamente rápidamente, largamente ampliamente, nomeadamente concretamente`,
  new: `${PORTUGUESE_NOUNS}, ${PORTUGUESE_DIMINUTIVES}`,
  newAdj: `castanho castaño, alegre alegre mf, igualzinho igualito, aceso encendido, deitado acostado, estressante estresante mf, abafado sofocante mf, adorável adorable mf, aguado aguado, alérgico alérgico, altinho altito, amarrotado arrugado,
    amigável amable mf, amoroso cariñoso, anormal anormal mf, antipático antipático, apimentado picante mf,
    arrogante arrogante mf, arrumado ordenado, asseado aseado, azedo agrio, bacana genial mf, bagunçado desordenado,
    baixinho bajito, banguela desdentado, barrigudo barrigón, barulhento ruidoso, bege beige mf, beneficente
    benéfico, bilíngue bilingüe mf, bizarro raro, bobo tonto, bonitinho mono, borbulhante burbujeante mf, brega
    hortera mf, briguento peleón, bronzeado bronceado, burro tonto, cacheado rizado, cafona hortera mf, canhoto
    zurdo, cansativo agotador, caolho tuerto, careca calvo, carrancudo ceñudo, charmoso encantador, cheiroso
    perfumado, chique elegante mf, chocante impactante mf, chuvoso lluvioso, cinzento gris mf, comilão comilón,
    comprido largo, contagioso contagioso, corajoso valeroso, cremoso cremoso, crespo rizado, crocante crujiente mf,
    decente decente mf, delicioso delicioso, desajeitado torpe mf, desbotado desteñido, descalço descalzo,
    descartável desechable mf, desconfortável incómodo, descuidado descuidado, destro diestro, doido loco, dolorido
    dolorido, dorminhoco dormilón, efervescente efervescente mf, egoísta egoísta mf, embolorado mohoso, empoeirado
    polvoriento, empolgado entusiasmado, encharcado empapado, encrenqueiro problemático, enferrujado oxidado,
    engraçado divertido, enjoado mareado, enlameado embarrado, enlatado enlatado, enrugado arrugado, ensolarado
    soleado, ensopado empapado, entediado aburrido, entediante aburrido, escorregadio resbaladizo, esperto listo,
    espesso espeso, espontâneo espontáneo, estampado estampado, estudantil estudiantil mf, exausto agotado, falador
    hablador, fascinante fascinante mf, fedido maloliente mf, fedorento maloliente mf, fértil fértil mf, fofinho
    mono, fofo adorable mf, fofoqueiro cotilla mf, folgado holgado, gago tartamudo, ganancioso codicioso, genial
    genial mf, gentil amable mf, genuíno genuino, gordinho gordito, gordo gordo, gorduroso grasiento, gostoso rico,
    grato agradecido, grelhado asado, gripado griposo, grisalho canoso, guloso goloso, habilidoso hábil mf, hétero
    heterosexual mf, hilário divertidísimo, humilhante humillante mf, ignorante ignorante mf, impecável impecable
    mf, imune inmune mf, inacreditável increíble mf, inesquecível inolvidable mf, infeliz infeliz mf, inflamado
    inflamado, insosso soso, irresponsável irresponsable mf, irritante irritante mf, íngreme empinado, lendário
    legendario, limpinho limpito, lindo bonito, listrado rayado, lotado lleno, machucado herido, magrelo flaco,
    magrinho delgadito, malcriado maleducado, maluco loco, manco cojo, manso manso, marcante memorable mf, marrom
    marrón mf, medieval medieval mf, medíocre mediocre mf, medroso miedoso, mentiroso mentiroso, minúsculo
    minúsculo, mole blando, molecular molecular mf, moreno moreno, muscular muscular mf, nojento asqueroso, novinho
    nuevecito, nublado nublado, oleoso grasiento, ondulado ondulado, pegajoso pegajoso, peludo peludo, pertinho
    cerquita mf, picante picante mf, pontudo puntiagudo, prateado plateado, precoce precoz mf, prejudicial
    perjudicial mf, prematuro prematuro, quentinho calentito, quieto quieto, rabugento gruñón, rachado agrietado,
    ranzinza gruñón mf, raso poco_profundo, refrescante refrescante mf, relaxante relajante mf, renomado famoso,
    roxo morado, rugoso rugoso, ruim malo, saboroso sabroso, sedentário sedentario, simpático simpático, sincero
    sincero, sinistro siniestro, solteiro soltero, sonolento somnoliento, sóbrio sobrio, sutil sutil mf, tagarela
    charlatán, talentoso talentoso, teimoso terco, torrado tostado, torto torcido, tostado tostado, vegano vegano,
    vegetariano vegetariano, velhinho viejecito, ventoso ventoso, vergonhoso vergonzoso, vesgo bizco, zangado
    enfadado`,
});
