import { sensesOf } from "./in-sense.ts";

/** What Portuguese words mostly mean in everyday speech, where the pair with Spanish takes them for something else. */
export const PORTUGUESE_SPANISH = sensesOf({
  n: `abordagem enfoque m, amador aficionado, articulação articulación f, carteira cartera f,
    compra_e_venda compra f, desempenho rendimiento m, engajamento compromiso m, estreia estreno m, falência
    quiebra f, fibra fibra f, funcionário empleado m, indiano indio, ingresso entrada f, inquérito investigación
    f, lucro ganancia f, noivo novio, ocorrência incidente m, parceria colaboración f, patrão jefe m, pinheiro
    pino m, quadra cancha f, raposa zorro m, coruja búho m, escuro oscuridad f, refrigerante refresco m,
    relacionamento relación f, retomada reanudación f, separação separación f, solicitação solicitud f, grama+sg
    césped m, tomada enchufe m, tontura mareo m, remédio medicamento m, congestionamento atasco m, penhasco
    acantilado m, placar marcador m, floresta bosque m, tempestade tormenta f, fazenda
    granja f, parafuso tornillo m, aeromoça azafata f, hóspede huésped m, lápis lápiz m, caneta bolígrafo m,
    celular móvil m, local lugar m, torcedor aficionado, link enlace m, faixa franja f, onda ola f, interruptor interruptor m, senha contraseña f, lousa pizarra f`,
  vblex: `apanhar atrapar, assinar firmar, atrapalhar molestar, conferir comprobar, enfraquecer debilitar, experimentar
    probar, mirar apuntar, partilhar compartir, pegar tomar, perceber notar, preencher rellenar, remover quitar,
    segurar sostener, virar girar, abaixar bajar, amarrar atar, amenizar suavizar, aprimorar mejorar, arrumar
    ordenar, assoprar soplar, barrar impedir, botar poner, buscar buscar, chatear molestar, checar comprobar,
    contornar rodear, curtir disfrutar, descarregar descargar, descascar pelar, desenrolar desarrollar,
    economizar ahorrar, embrulhar envolver, encorajar animar, encostar apoyar, enfiar meter, enxergar ver,
    erguer levantar, espancar golpear, grudar pegar, largar dejar, machucar herir, magoar herir, parabenizar
    felicitar, postar publicar, pousar aterrizar, providenciar proporcionar, pular saltar, relembrar recordar,
    rolar rodar, trancar cerrar, nevar nevar, apodrecer pudrir, tricotar tejer, enferrujar oxidar, mofar
    enmohecer, ralar rallar, assar asar, cozer cocer, derreter derretir, descongelar descongelar, untar
    engrasar, lixar lijar, desparafusar desatornillar, serrar serrar, remendar remendar, rachar agrietar,
    trincar agrietar, entupir atascar, desentupir desatascar, encharcar encharcar, regar regar, ordenhar
    ordeñar, pedalar pedalear, esquiar esquiar, patinar patinar, engatinhar gatear, cochilar dormitar, bocejar
    bostezar, espirrar estornudar, tossir toser, engasgar atragantar, chupar chupar, cantarolar tararear,
    sussurrar susurrar, resmungar refunfuñar, gaguejar tartamudear, beijar besar, engravidar embarazar,
    amamantar amamantar, mimar mimar, cutucar pinchar, beliscar pellizcar, coçar rascar, sangrar sangrar,
    adoecer enfermar, engordar engordar, aborrecer aburrir, entediar aburrir, fofocar cotillear, esfaquear
    apuñalar, afrouxar aflojar, exercitar ejercitar, escanear escanear, hackear hackear, atropelar atropellar,
    rebocar remolcar, mobiliar amueblar, desempacotar desempaquetar, desperdiçar desperdiciar, memorizar
    memorizar, soletrar deletrear, rabiscar garabatear, grampear grapar, matricular matricular, trovejar tronar,
    relampejar relampaguear, anoitecer anochecer, derrapar derrapar, latir ladrar, miar maullar, uivar aullar,
    hibernar hibernar, vacinar vacunar, receitar recetar, medicar medicar, depilar depilar, pentear peinar,
    maquiar maquillar, escovar cepillar, abotoar abotonar, espiar espiar, sortear sortear, enrolar enrollar,
    madrugar madrugar, vislumbrar vislumbrar, feder apestar, saborear saborear, degustar degustar, embebedar
    emborrachar, desencaixar desencajar, bagunçar desordenar, sujar ensuciar, polir pulir, encerar encerar,
    jantar cenar, fatiar rebanar, grelhar asar, refogar rehogar, caramelizar caramelizar, marinar marinar,
    escorrer escurrir, peneirar tamizar, desenformar desmoldar, demolir demoler, ressurgir resurgir, escravizar
    esclavizar, colonizar colonizar, enforcar ahorcar, decapitar decapitar, desanimar desanimar, desencorajar
    desanimar, chantagear chantajear, subornar sobornar, algemar esposar, avermelhar enrojecer, embaçar empañar,
    emperrar atascar, plugar enchufar, desplugar desenchufar, apitar pitar, sintonizar sintonizar, legendar
    subtitular, viralizar viralizar, ensaiar ensayar, vaiar abuchear, enxaguar aclarar, parafusar atornillar,
    rastejar arrastrar, berrar gritar, xingar insultar, acenar saludar, socar golpear, amadurecer madurar,
    zangar enfadar, furtar robar, estuprar violar, arremessar lanzar, driblar regatear, deletar borrar,
    desconectar desconectar, lucrar ganar, lecionar enseñar, ventar soplar, desabrochar florecer, desamarrar
    desatar, destrancar abrir, arrombar forzar, vasculhar registrar, fantasiar disfrazar, agendar programar,
    remarcar cambiar, discar marcar, rodopiar girar, chacoalhar sacudir, despejar verter, entornar derramar,
    sovar amasar, desmoronar derrumbar, alagar inundar, desapontar decepcionar, desbravar explorar, lotar
    llenar, entortar torcer, endireitar enderezar, ecoar resonar, dublar doblar, encenar representar,
    reencontrar reencontrar, estourar estallar, presenciar presenciar, despachar despachar, descuidar descuidar,
    ostentar ostentar, reconquistar reconquistar, massacrar masacrar, deflagrar estallar, reinventar reinventar,
    descontar descontar, temperar sazonar, brincar jugar, chutar patear, sufocar asfixiar, atirar disparar,
    esmagar aplastar, clicar pulsar, estacionar aparcar, demitir despedir, desenhar dibujar, espalhar extender,
    comemorar celebrar, sumir desaparecer, prender detener, achar encontrar, hesitar dudar, aproximar acercar,
    cercar rodear, quebrar romper, mexer remover, averiguar averiguar, rastrear rastrear, enlouquecer
    enloquecer, telefonar llamar, derrubar derribar, retribuir devolver, conscientizar concienciar`,
  adj: `ótimo excelente`,
  adv: `cedo temprano`,
  new: `aldeão m aldeano m, apelido m apodo m, orador m orador m, poste m poste m, primo m primo m, prima f prima f, nomeação f cita f, dança f baile m, irmãozinho m hermanito m, irmãzinha f hermanita f, cerca f valla f, gosto m sabor m, brigada f brigada f, mantimento m alimento m, suprimento m suministro m, sopa f sopa f, pano
    m paño m, bagunça f desorden m, barragem f presa f, broca f broca f, cachorro m perro m, calça f pantalón m,
    escova f cepillo m, fogão m cocina f, furadeira f taladradora f, chuveiro m ducha f, jaqueta f chaqueta f,
    roteador m enrutador m, testa f frente f, pimenta f pimienta f, caminhada f paseo m, gole m trago m, bezerro
    m ternero m, leste m este m, gramado m césped m, relva f césped m, dica f consejo m, bunda f trasero m, saudade f nostalgia f,
    elenco m reparto m, gado m ganado m, postagem f publicación f, post m publicación f, barriga f barriga f,
    feto m feto m, papagaio m loro m, bancada f encimera f, soco m puñetazo m, sobremesa f postre m, propina f
    soborno m, porcaria f porquería f, desperdício m desperdicio m, raciocínio m razonamiento m, lanche m
    merienda f, carona f viaje m, prato m plato m, piscina f piscina f, cobertor m manta f, galinha f gallina f,
    telhado m tejado m, torneira f grifo m, cebola f cebolla f, hipoteca f hipoteca f, neblina f niebla f, lama
    f barro m, poeira f polvo m, cruzamento m cruce m, esquina f esquina f, lâmpada f bombilla f, gaveta f cajón
    m, prateleira f estante m, travesseiro m almohada f, lençol m sábana f, sabonete m jabón m, sabão m jabón m,
    camiseta f camiseta f, casaco m chaqueta f, blusa f blusa f, bota f bota f, mochila f mochila f, garfo m
    tenedor m, panela f olla f, frigideira f sartén f, manteiga f mantequilla f, camarão m gamba f, alface f
    lechuga f, morango m fresa f, uva f uva f, abacaxi m piña f, cogumelo m seta f, feijão m alubia f, recheio m
    relleno m, abelha f abeja f, sapo m sapo m, tartaruga f tortuga f, tubarão m tiburón m, golfinho m delfín m,
    elefante m elefante m, pato m pato m, filhote m cría f, cauda f cola f, rabo m cola f, queixo m barbilla f,
    cílio m pestaña f, fígado m hígado m, rim m riñón m, curativo m vendaje m, pomada f pomada f, injeção f
    inyección f, cirurgião m cirujano m, dentista mf dentista mf, estagiário m becario m, boleto m recibo m,
    troco m cambio m, padaria f panadería f, barbearia f barbería f, pedestre m peatón m, engarrafamento m
    atasco m, pedágio m peaje m, trilha f sendero m, riacho m arroyo m, farol m faro m, natação f natación f,
    mouse m ratón m, telemóvel m móvil m, laptop m portátil m, notebook m portátil m, tablet m tableta f,
    carregador m cargador m, backup m copia_de_seguridad f, download m descarga f, giz m tiza f, madrinha f
    madrina f, padrinho m padrino m, sogra f suegra f, sogro m suegro m, genro m yerno m, nora f nuera f,
    cunhado m cuñado m, cunhada f cuñada f, enteado m hijastro m, sobrenome m apellido m, piada f chiste m,
    brincadeira f broma f, fofoca f cotilleo m, fantasia f disfraz m, brinde m brindis m, briga f pelea f, choro
    m llanto m, susto m susto m, arrependimento m arrepentimiento m, xadrez m ajedrez m, violão m guitarra f,
    violino m violín m, gaita f armónica f, galho m rama f, estiagem f sequía f, enchente f inundación f, geada
    f helada f, granizo m granizo m, fazendeiro m granjero m, celeiro m granero m, estábulo m establo m, trator
    m tractor m, enxada f azada f, palpite m suposición f, chaminé f chimenea f, porão m sótano m, sótão m
    desván m, varanda f terraza f, telha f teja f, ralo m desagüe m, pia f fregadero m, vaso m jarrón m,
    vassoura f escoba f, esponja f esponja f, furo m agujero m, pincel m pincel m, cimento m cemento m, azulejo
    m azulejo m, inquilino m inquilino m, síndico m administrador m, alfândega f aduana f, albergue m albergue
    m, recepcionista mf recepcionista mf, tigela f tazón m, liquidificador m batidora f, batedeira f batidora f, pote m tarro m, lata f lata f, terno m traje m, bocado m trozo m, biscoito m galleta f,
    bolacha f galleta f, torta f tarta f, embarque m embarque m, freio m freno m, calçada f acera f, tenda f tienda f,
    poltrona f sillón m, almofada f cojín m, tesoura f tijeras f pl, régua f regla f, paletó m chaqueta f, sandália f sandalia f, boné m gorra f, cachecol m bufanda f, brinco m pendiente m, bode m chivo m, cabra f cabra
    f, raposa f zorro m, crachá m tarjeta f, faxina f limpieza f, geladeira f nevera f, fatia f
    rebanada f, xícara f taza f, guardanapo m servilleta f, canudo m pajita f, bandeja f bandeja f, fralda f pañal m,
    mamadeira f biberón m, babá f niñera f, pijama m pijama m, chinelo m zapatilla f, zíper m cremallera f, bolso m
    bolsillo m, pulseira f pulsera f, muleta f muleta f, gesso m yeso m, soluço m hipo m, espinha f grano m, unha f uña
    f, cotovelo m codo m, tornozelo m tobillo m`,
  newAdj: `ruim malo, lindo bonito, engraçado divertido, gostoso rico, maluco loco, doido loco, gordo gordo, roxo morado,
    marrom marrón mf, bacana genial mf, fofo adorable mf, bobo tonto, mole blando, esperto listo, nojento asqueroso,
    delicioso delicioso, simpático simpático, solteiro soltero, moreno moreno, mentiroso mentiroso, comprido largo,
    quieto quieto, burro tonto, amoroso cariñoso, arrogante arrogante mf, irritante irritante mf, chocante
    impactante mf, adorável adorable mf, desconfortável incómodo, inacreditável increíble mf, decente decente mf,
    talentoso talentoso, vergonhoso vergonzoso, ignorante ignorante mf, genial genial mf, fascinante fascinante mf,
    amigável amable mf, sincero sincero, infeliz infeliz mf, gentil amable mf, azedo agrio, apimentado picante mf,
    crocante crujiente mf, cremoso cremoso, gorduroso grasiento, oleoso grasiento, escorregadio resbaladizo,
    pegajoso pegajoso, enlameado embarrado, ensolarado soleado, nublado nublado, chuvoso lluvioso, ventoso ventoso,
    barulhento ruidoso, lotado lleno, bagunçado desordenado, arrumado ordenado, teimoso terco, ganancioso codicioso,
    entediado aburrido, empolgado entusiasmado, zangado enfadado, exausto agotado, sonolento somnoliento, sóbrio
    sobrio, machucado herido, enjoado mareado, gripado griposo, careca calvo, grisalho canoso, magrelo flaco,
    bonitinho mono, enferrujado oxidado, rachado agrietado, canhoto zurdo, destro diestro, cinzento gris mf, bege
    beige mf, prateado plateado, medroso miedoso, descuidado descuidado, minúsculo minúsculo, pontudo puntiagudo,
    torto torcido, inflamado inflamado, contagioso contagioso, dolorido dolorido, peludo peludo, manso manso,
    corajoso valeroso`,
});
