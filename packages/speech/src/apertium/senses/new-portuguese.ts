/** Everyday Portuguese words that the pair with Catalan lacks, and what they mostly mean. */
export const NEW_PORTUGUESE = {
  /** Those that it takes for verbs alone, too. */
  nouns: `aba f pestanya f, abacate m alvocat m, abacaxi m pinya f, abelha f abella f, abobrinha f carbassó m, abridor m
    obridor m, abrigo m refugi m, abóbora f carbassa f, acervo m col·lecció f, acréscimo m augment m, adesivo m
    adhesiu m, adubo m adob m, afogamento m ofegament m, aldeão m vilatà m, agachamento m flexió f, agasalho m abric m, agressor m
    agressor m, alavanca f palanca f, alcachofra f carxofa f, alergia f al·lèrgia f, alfinete m agulla f, alga f
    alga f, alicate m eina f, almofada f coixí m, almôndega f mandonguilla f, alongamento m estirament m, aluguel m
    lloguer m, aluguer m lloguer m, amendoim m cacauet m, amora f móra f, andaime m bastida f, anzol m ham m,
    apetite m apetit m, aprendiz m aprenent m, apreço m estima f, apropriação f apropiació f, aptidão f aptitud f,
    aquecedor m escalfador m, aquário m aquari m, arame m filferro m, arquibancada f graderia f, arremesso m
    llançament m, aspargo m espàrrec m, assadeira f safata f, atrito m fricció f, azia f acidesa f, açougue m
    carnisseria f, açougueiro m carnisser m, babá f dida f, balança f balança f, balanço m balanç m, balcão m
    taulell m, banca f parada f, bancada f taulell m, bandeja f safata f, barbante m cordill m, barraca f tenda f,
    barriga f panxa f, barro m fang m, batedeira f batedora f, batida f cop m, batimento m batec
    m, baunilha f vainilla f, baú m bagul m, berinjela f albergínia f, besouro m escarabat m, besteira f ximpleria
    f, bexiga f bufeta f, bezerro m vedell m, bife m bistec m, bigode m bigoti m, bilheteria f taquilla f, binóculo
    m prismàtics m pl, biscoito m galeta f, blusa f brusa f, boate f discoteca f, boi m bou m, bolacha f galeta f,
    boleto m rebut m, bolha f bombolla f, bolo m pastís m, bonde m tramvia m, boné m gorra f, borda f vora f,
    botijão m bombona f, briga f baralla f, brinco m arracada f, brisa f brisa f, broca f perforadora f, broche m
    fermall m, bula f prospecte m, bule m tetera f, buquê m ram m, cabana f cabana f, cabeleireiro m perruquer m,
    cabide m penjador m, cabra f cabra f, cacho m raïm m, cachoeira f cascada f, cadarço m cordó m, cadeado m pany
    m, caixote m caixa f, caixão m taüt m, calcanhar m taló m, caldo m brou m, calçada f vorera f, camarim m
    vestidor m, camelo m camell m, caminhada f passejada f, campainha f timbre m, caneta f bolígraf m, canivete m
    navalla f, cano m canonada f, canoa f canoa f, canudo m canya f, cardápio m menú m, carinho m afecte m, carona f
    viatge m, caroço m pinyol m, carpete m moqueta f, carregador m carregador m, carrinho m carret m, cascata f
    cascada f, caspa f caspa f, castanha f castanya f, catarro m mucositat f, celeiro m graner m, cesto m cistell m,
    chaleira f tetera f, charme m encant m, chaveiro m clauer m, chiclete m xiclet m, chicote m fuet m, chifre m
    banya f, chinelo m sabatilla f, choro m plor m, chupeta f xumet m, churrasco m barbacoa f, churrasqueira f
    barbacoa f, chuteira f bota f, chuveiro m dutxa f, cicatriz f cicatriu f, ciúme m gelosia f, coceira f irritació
    f, coco m coco m, colchão m matalàs m, coleira f collaret m, colher f cullera f, coqueiro m cocoter m, coquetel
    m còctel m, corredor m passadís m, correia f corretja f, corretor m agent mf, cortador m tallador m, cortina f
    cortina f, coxa f cuixa f, coágulo m coàgul m, creche f guarderia f, crânio m crani m, cueca f calçotets m pl,
    cílio m pestanya f, dançarino m ballarí m, decorrência f conseqüència f, dedão m polze m, descanso m descans m,
    descida f baixada f, desconforto m incomoditat f, desenvolvedor m desenvolupador m, desistência f renúncia f,
    despejo m desnonament m, desperdício m malbaratament m, despesa f despesa f, detento m pres m, dica f consell m,
    diretório m directori m, distorção f distorsió f, dobradiça f frontissa f, dosagem f dosi f, doçura f dolçor f,
    drogaria f farmàcia f, encanador m lampista mf, encanamento m canonada f, enchente f inundació f, encosta f
    vessant m, engarrafamento m embús m, enjoo m nàusea f, enquete f enquesta f, ensinamento m ensenyament m,
    entulho m runa f, envelope m sobre m, enxada f aixada f, enxaqueca f migranya f, enxurrada f torrent m, ervilha
    f pèsol m, escadaria f escala f, escalada f escalada f, esclarecimento m aclariment m, escorpião m escorpí m,
    escorregador m tobogan m, escova f raspall m, escrivaninha f escriptori m, esgoto m claveguera f, espaguete m
    espagueti m, espantalho m espantall m, esparadrapo m esparadrap m, especiaria f espècia f, espingarda f escopeta
    f, espinho m espina f, espião m espia mf, esponja f esponja f, espuma f escuma f, estatura f estatura f, esteira
    f estora f, estojo m estoig m, estoque m estoc m, estrago m dany m, extrato m extracte m, farinha f farina f,
    fatia f llesca f, faturamento m facturació f, fazendeiro m granger m, feiticeiro m bruixot m, feitiço m
    encanteri m, feno m fenc m, orador m orador m, ferrugem f rovell m, fivela f sivella f, fofoca f xafarderia f, folga f descans m,
    fone m auricular m, formatura f graduació f, formulário m formulari m, fornecedor m proveïdor m, fralda f
    bolquer m, framboesa f gerd m, fraqueza f debilitat f, frasco m flascó m, frigideira f paella f, fronha f
    coixinera f, fungo m fong m, furadeira f perforadora f, furo m forat m, fórum m fòrum m, gado m bestiar m,
    gaiola f gàbia f, galho m branca f, galpão m magatzem m, gancho m ganxo m, gangorra f gronxador m, ganso m oca
    f, ganância f cobdícia f, garfo m forquilla f, garçom m cambrer m, garçonete f cambrer f, gatilho m gallet m,
    gatinho m gat m, gaze f gasa f, geada f gelada f, geladeira f nevera f, gelatina f gelatina f, geleia f
    melmelada f, gengibre m gingebre m, gentileza f amabilitat f, gesso m guix m, giz m guix m, gole m glop m, goma
    f goma f, gorila m goril·la mf, gorjeta f propina f, gorro m gorra f, goteira f gotera f, gratidão f gratitud f,
    gravata f corbata f, graveto m branca f, graxa f greix m, grelha f graella f, guardanapo m tovalló m, guidão m
    manillar m, guindaste m grua f, hematoma m hematoma m, higiene f higiene f, hipopótamo m hipopòtam m, holofote m
    projector m, hortelã f menta f, hospedagem f allotjament m, hospedeiro m hoste m, inchaço m inflamació f,
    incômodo m molèstia f, infarto m infart m, isenção f exempció f, isqueiro m encenedor m, jaleco m bata f, jarra
    f gerra f, jarro m gerro m, jeito m manera f, joaninha f marieta f, juba f crinera f, ladeira f costa f,
    ladrilho m rajola f, lagarta f eruga f, lagosta f llagosta f, lanche m berenar m, lanchonete f cafeteria f,
    lanterna f llanterna f, lata f llauna f, lavanderia f bugaderia f, lembrete m recordatori m, lesma f llimac m,
    linguiça f salsitxa f, listra f ratlla f, lote m lot m, louro m llorer m, louvor m lloança f, lula f calamar m,
    lupa f lupa f, macarrão m pasta f, maionese f maionesa f, mamadeira f ampolla f, mamão m papaia f, manchete f
    títol m, mandíbula f mandíbula f, mangueira f mànega f, manteiga f mantega f, mantimento m aliment m, marceneiro
    m fuster m, margarida f margarida f, mariposa f papallona f, massagem f massatge m, mastro m pal m, maçaneta f
    pom m, melancia f síndria f, mexilhão m musclo m, minhoca f cuc m, minério m mineral m, mochila f motxilla f,
    mofo m floridura f, molde m motlle m, morango m maduixa f, mordida f mossegada f, mordomo m majordom m, mostarda
    f mostassa f, motoqueiro m motociclista mf, mágoa f pena f, nabo m nap m, namoro m relació f, nata f crema f,
    neblina f boira f, nevasca f nevada f, nojo m fàstic m, noticiário m notícia f pl, novelo m cabdell m, ofício m
    ofici m, olhada f mirada f, orfanato m orfenat m, ouvinte m oient mf, padaria f fleca f, padeiro m forner m,
    padrasto m padrastre m, palestra f conferència f, palestrante m conferenciant mf, palhaço m pallasso m, palmeira
    f palmera f, palpite m suposició f, panela f cassola f, pano m drap m, panqueca f crep f, parafuso m pern m,
    parquinho m parc m, passarinho m ocell m, pastel m pastís m, patamar m nivell m, patinete m patí m, pedacinho m
    tros m, pegada f petjada f, peixaria f peixateria f, peneira f sedàs m, penhasco m penya-segat m, pente m pinta
    f, pera f pera f, perfeição f perfecció f, perfuração f perforació f, peruca f perruca f, piada f broma f,
    picareta f pic m, pijama m pijama m, pilha f pila f, pimenta f pebre m, pincel m pinzell m, pingo m gota f,
    pinça f pinça f, pipa f estel m, planilha f full m, plantio m plantació f, plantão m
    servei m, plateia f públic m, poeira f pols f, polegada f polzada f, pomada f pomada f, pomar m hort m, porteira
    f porta f, cerca f tanca f, porão m soterrani m, porteiro m porter m, portão m porta f, pote m pot m, pouso m aterratge m, praga f plaga f, pulseira f
    polsera f, pílula f píndola f, rabanete m rave m, rabo m cua f, raciocínio m raonament m, ralo m desguàs m,
    rancor m rancor m, raquete f raqueta f, rascunho m esborrany m, receio m por f, recompensa f recompensa f,
    recusa f rebuig m, redenção f redempció f, reembolso m reemborsament m, refeitório m menjador m, reflexo m
    reflex m, regador m regadora f, repolho m col f, repouso m descans m, reservatório m dipòsit m, retorno m retorn
    m, retrato m retrat m, retrovisor m retrovisor m, reviravolta f gir m, revólver m revòlver m, risada f rialla f,
    rodapé m peu m, rolha f tap m, rolo m rotlle m, romã f magrana f, roteador m encaminador m, roupão m barnús m,
    roça f camp m, ruga f arruga f, rum m rom m, rótulo m etiqueta f, sabonete m sabó m, sacola f bossa f, salmão m
    salmó m, salsicha f salsitxa f, sanduíche m entrepà m, sangramento m hemorràgia f, sapo m gripau m, sarampo m
    xarampió m, sardinha f sardina f, senhorio m propietari m, senhorita f senyor f, seringa f xeringa f, servo m
    servent m, soco m cop m, soro m sèrum m, sorriso m somriure m, sorvete m gelat m, suprimento m subministrament
    m, surgimento m aparició f, sustentabilidade f sostenibilitat f, sutiã m sostenidor m, talher m cobert m,
    tamanho m mida f, tapa m bufetada f, tatuagem f tatuatge m, taça f copa f, teia f teranyina f, telefonema m
    trucada f, telespectador m espectador m, tempero m condiment m, terraço m terrassa f, tesoura f tisores f pl,
    tenda f tenda f, testa f front m, textura f textura f, tigela f bol m, toldo m tendal m, tombo m caiguda f, topo m cim m, torrada
    f torrada f, torradeira f torradora f, torta f pastís m, toucinho m cansalada f, traidor m traïdor m, trator m
    tractor m, travesseiro m coixí m, trilha f sender m, tripé m trípode m, tulipa f tulipa f, turma f classe f,
    tábua f post f, túmulo m tomba f, ultrassom m ecografia f, umbigo m melic m, urubu m voltor m, vagem f mongeta
    f, vala f rasa f, varanda f terrassa f, vareta f vareta f, vaso m test m, vassoura f escombra f, veado m cérvol
    m, vendedor m venedor m, ventre m ventre m, verniz m vernís m, verruga f berruga f, viatura f vehicle m,
    videogame m videojoc m, viga f biga f, vilarejo m poble m, vinagre m vinagre m, vinda f
    arribada f, violão m guitarra f, virada f gir m, vitamina f vitamina f, vitrine f aparador m, vácuo m buit m,
    xale m xal m, xampu m xampú m, xarope m xarop m, zagueiro m defensa mf, zíper m cremallera f, âncora f àncora f,
    óculo m ullera f`,
  verbs: `abaixar abaixar, abanar ventar, acenar saludar, adoecer emmalaltir, adormecer adormir, adoçar endolcir, agarrar
    agafar, agendar programar, ajoelhar agenollar, alagar inundar, alargar ampliar, amadurecer madurar, amamentar
    alletar, amarrar lligar, amassar aixafar, aparafusar cargolar, aparar retallar, apegar enganxar, apodrecer
    podrir, aprimorar millorar, arrebentar esclatar, arremessar llançar, arrumar endreçar, assar coure, assoprar
    bufar, atolar encallar, atropelar atropellar, aturar suportar, babar bavejar, balançar sacsejar, bancar pagar,
    banir prohibir, barganhar negociar, barrar impedir, beijar besar, beliscar pessigar, bocejar badallar, boiar
    flotar, botar posar, bronzear bronzejar, buzinar xiular, calçar posar, capotar bolcar, carimbar segellar, catar
    recollir, cercar envoltar, chacoalhar sacsejar, chatear molestar, checar comprovar, chupar xuclar, cochichar
    xiuxiuejar, cochilar dormir, colher collir, colidir xocar, colorir pintar, comprovar demostrar, contornar
    envoltar, costurar cosir, coçar gratar, cronometrar cronometrar, curtir gaudir, cutucar punxar, debruçar abocar,
    deitar estendre, derrapar relliscar, derreter fondre, desabafar desfogar, descarregar descarregar, descascar
    pelar, desconectar desconnectar, descongelar descongelar, desenrolar desenvolupar, desmontar desmuntar,
    desmoronar enfonsar, despejar abocar, despencar caure, desperdiçar malgastar, destrancar obrir, dialogar
    dialogar, direcionar dirigir, discordar discrepar, emagrecer aprimar, embalar empaquetar, embaçar entelar,
    embrulhar embolicar, encaixar encaixar, encalhar encallar, encorajar encoratjar, encostar recolzar, endireitar
    redreçar, enferrujar rovellar, enfiar ficar, engasgar ofegar, engatinhar arrossegar, engordar engreixar,
    enlouquecer embogir, enrolar embolicar, enrugar arrugar, ensaboar netejar, ensopar amarar, entornar vessar,
    entortar torçar, entreter entretenir, entupir embussar, enxaguar esbandir, enxergar veure, erguer aixecar,
    esbarrar topar, escorrer escórrer, escovar raspallar, esfaquear apunyalar, esmagar aixafar, espancar apallissar,
    espetar punxar, espiar espiar, espirrar esternudar, espremer esprémer, estuprar violar, exercitar entrenar,
    fatiar tallar, ferver bullir, focar centrar, folhear consultar, gargalhar riure, grudar enganxar, guinchar
    remolcar, hidratar hidratar, inalar inhalar, jejuar dejunar, lacrar segellar, lamber llepar, largar deixar,
    latir bordar, lidar tractar, listar llistar, lixar polir, lotar omplir, lucrar guanyar, machucar ferir, magoar
    ferir, malhar entrenar, martelar martellejar, mastigar mastegar, miar miolar, moer moldre, moldar modelar,
    murchar marcir, notificar notificar, ordenhar munyir, orgulhar enorgullir, parcelar fraccionar, patinar patinar,
    pentear pentinar, perfurar perforar, pingar gotejar, piscar parpellejar, polir polir, postar publicar, pousar
    aterrar, providenciar proporcionar, pular saltar, pulverizar polvoritzar, rabiscar dibuixar, rachar esquerdar,
    ralar ratllar, raspar gratar, rastejar arrossegar, rastrear seguir, rebocar remolcar, recarregar recarregar,
    receitar prescriure, recomeçar recomençar, reembolsar reemborsar, refogar fregir, remar remar, remendar
    apedaçar, renascer renéixer, repensar repensar, resmungar grunyir, retocar retocar, retribuir retornar, rever
    revisar, riscar ratllar, roer rosegar, rolar rodar, rosnar grunyir, salpicar esquitxar, selar segellar, socar
    colpejar, soluçar plorar, sugar xuclar, sujar embrutar, supervisionar vigilar, sussurrar xiuxiuejar, tapar
    tapar, temperar amanir, torrar torrar, tossir tossir, trancar tancar, trapacear enganyar, travar bloquejar,
    tricotar teixir, uivar udolar, untar untar, urinar orinar, vibrar vibrar, xingar insultar, zangar enfadar,
    zombar riure`,
  adjectives: `aceso encès, assustador espantós, bagunçado desordenat, barulhento sorollós, beneficente benèfic, bizarro
    estrany, bobo ximple mf, cansativo esgotador, careca calb, charmoso encantador, chique elegant mf, chuvoso
    plujós, cinzento gris, compreensível comprensible mf, comprido llarg, constrangedor incòmode, corajoso valent,
    crocante cruixent, cru cru, decorrente derivat, desajeitado maldestre, doido boig, enferrujado rovellat,
    engraçado divertit, entediado avorrit, entediante avorrit, envolvente fascinant mf, escorregadio relliscós,
    esperto intel·ligent mf, espontâneo espontani, esquisito estrany, estudantil estudiantil mf, experiente
    experimentat, fofo suau mf, fofoqueiro xafarder, gentil amable mf, genuíno genuí, gorduroso gras, gostoso
    deliciós, grávido embarassat, guloso golafre mf, habilidoso hàbil mf, hilário divertit, humilhante humiliant mf,
    imobiliário immobiliari, incomum inusual mf, inesquecível inoblidable mf, loiro ros, lotado ple, maluco boig,
    marcante destacat, marrom marró mf, medíocre mediocre, mentiroso mentider, nojento fastigós, nítido nítid, podre
    podrit, pontudo punxegut, prematuro prematur, promissor prometedor, recorrente recurrent mf, renomado
    prestigiós, restrito limitat, roxo violeta mf, sedento assedegat, sincero sincer, sonolento somnolent, sóbrio sobri,
    talentoso dotat, teimoso tossut, torto tort, íngreme escarpat`,
};
