import { sensesOf } from "./in-sense.ts";

/** What Catalan words mostly mean in everyday speech, where the pair with Italian takes them for something else. */
export const CATALAN_ITALIAN = sensesOf({
  n: `abocament scarico m, abric cappotto m, acompliment prestazione f, adherent aderente, aficionat appassionato,
    ajornament rinvio m, alcaldia comune m, alerta allarme m, alfabetització alfabetizzazione f, alienígena
    alieno m, alimentació alimentazione f, alineament allineamento m, allargament prolungamento m, alleujament
    sollievo m, alè respiro m, aplaudiment applauso m, aplicatiu applicazione f, apocalipsi apocalisse f,
    aprofitament sfruttamento m, arrogància arroganza f, articulació articolazione f, astronauta astronauta m, aeronau astronave f, assemblatge montaggio m,
    assessoria consulenza f, assetjament molestia f, atlas atlante m, atracció attrazione f, àpat pasto m, bagatge bagaglio
    m, bany bagno m, baptisme battesimo m, barrot sbarra f, bebè bambino m, benefici beneficio m, benevolència
    benevolenza f, benzinera distributore m, bombeta lampadina f, bossa borsa f, botiga negozio m, braçalet
    braccialetto m, bretxa breccia f, brot germoglio m, butlletí bollettino m, bàscula bilancia f, cadenat
    lucchetto m, caixer cassiere m, cancel·lació cancellazione f, cansament stanchezza f, canvi cambiamento m,
    capacitació     formazione f, cargol lumaca f, carner montone m, cartera portafoglio m, cartró cartone m,
    carícia carezza     f, cascada cascata f, caserna caserma f, cassola pentola f, cigala cicala f, cita
    appuntamento m, clatell     nuca f, clemència clemenza f, closca guscio m, coberta copertina f, columnista
    editorialista m, col·ligació coalizione f, comanda ordine m, comentarista commentatore m, confidencialitat
    riservatezza f, confrare collega, consentiment consenso m, consigna istruzione f, constància costanza f, consulta visita f,
    consulat     consolato m, consultoria consulenza f, contenció contenimento m, cortina tenda f, cotització
    contributo m, creació creazione f, cria cucciolo m, criador allevatore m, cronograma calendario m, cruïlla
    incrocio m, cuneta fosso m, curset corso m, cèntim centesimo m, decalatge divario m, dedicació dedizione
    f, deficiència carenza f, desencadenament inizio m, desperfecte danno m, desviament deviazione f, diabetis
    diabete m, distribuïdor distributore m, disturbi disturbo m, dividend dividendo m, dol lutto m, dolçor
    dolcezza f, donatiu donazione f, drap panno m, dèbit debito m, edició edizione f, elogi elogio m,
    embassament diga f, emprenedor imprenditore m, encreuament incrocio m, enderrocament demolizione f, endoll
    presa f, enfocament approccio m, enllumenat illuminazione f, envelliment invecchiamento m, envergadura
    portata f, esborrador gomma f, escolaritat istruzione f, escorcoll perquisizione f, escrutini scrutinio m,
    esdeveniment evento m, esfondrament crollo m, espessor spessore m, estafador truffatore m, estimativa
    stima f, estovalles tovaglia f, estrena debutto m, evaluació valutazione f, expiració scadenza f, feineta
    lavoretto m, fermesa fermezza f, fiança cauzione f, ficció finzione f, finalització conclusione f, fira
    fiera f, fixació fissazione f, forado buco m, forfet abbonamento m, franqueig franchigia f, fulla foglia
    f, fulletó opuscolo m, furor furore m, fust fusto m, galleda secchio m, gerent direttore, gesta impresa f,
    globus palloncino m, golfes soffitta f sg, gramàtica grammatica f, grandesa grandezza f, granger
    contadino, granota rana f, graó gradino m, gripau rospo m, gruta grotta f, guany guadagno m, guariment
    guarigione f, guirigall confusione f, gàbia gabbia f, historial storico m, hospitalització ricovero m,
    hostalatge alloggio m, hàbit abitudine f, impulsió impulso m, incompetència incompetenza f, iniciació
    iniziazione f, infant bambino m, inspiració ispirazione f, instal·lació installazione f, isolació isolamento m, lideratge
    guida f, llampec lampo m, llauna lattina f, llesca fetta f, llicenciament licenza f, lliri giglio m,
    lliurament consegna f, lluitador lottatore m, làmina lama f, lavabo bagno m, mamà mamma f, manifestació     manifestazione
    f, manlleu prestito m, mansió villa f, manteniment manutenzione f, maquillatge trucco m, marcació
    marcatura f, mareig nausea f, marrada deviazione f, marrec ragazzino m, matoll cespuglio m, mineria
    estrazione f, moneder portafoglio m, morada dimora f, mostra campione m, mundialització
    globalizzazione f, municipalitat comune m, netedat pulizia f, ocupació occupazione f, ocupant occupante m,
    ocurrència avvenimento m, operari operaio m, orientació orientamento m, paella padella f, pallissa botta
    f, paperera cestino m, paraigües ombrello m, paràsit parassita m, passatge biglietto m, passeig
    passeggiata f, pauta schema m, pelegrinatge pellegrinaggio m, penal rigore m, penediment rimpianto m,
    permanència     permanenza f, permís permesso m, perruqueria parrucchiere m, perxa asta f, perícia perizia
    f, pessigolla     solletico m sg, petició richiesta f, pijama pigiama m, pilotatge guida f, pinso mangime
    m, pit petto m, pollet pulcino m, porteria porta f, postres dolce m sg, presidi carcere m, processament
    elaborazione f, promès fidanzato, protesta protesta f, providència provvedimento m, pul·lòver maglione m,
    puta puttana f, pífia errore m, píndola pillola f, quantia somma f, quinquenni quinquennio m,
    qüestionament domanda f, raig raggio m, rancor rancore m, rebedor ingresso m, recel diffidenza f, recepta ricetta f,
    recolzament sostegno m, recopilació raccolta f, reemplaçament sostituzione f, reflex riflesso m,
    reforçament rafforzamento m, refresc bibita f, reglament regolamento m, reglamentació regolamento m, relat
    racconto m, remoció     rimozione f, remordiment rimorso m, repartició distribuzione f, replà pianerottolo
    m, reportatge reportage     m, repòs riposo m, ressort molla f, retrocés arretramento m, revenja rivincita
    f, revetlla vigilia f, revés rovescio m, ribera riva f, roba vestito m, rodatge ripresa f, romancer
    romanziere m, rotllo rotolo     m, ràfega raffica f, rànquing classifica f, ràtio rapporto m, salvació
    salvezza f, sastre sarto m, segell     francobollo m, seguiment seguito m, seient posto m, sensatesa
    saggezza f, sobrenom soprannome m, sogre     suocero m, sol·licitud richiesta f, son sonno m, sort fortuna
    f, sospir sospiro m, suplement supplemento     m, séquia canale m, síndria anguria f, tapa coperchio m,
    tasca compito m, taula tavolo m, taulell bancone     m, termini scadenza f, tiquet biglietto m, tir sparo
    m, tiroteig sparatoria f, titular titolo m, tom     volume m, tos tosse f, tovallola asciugamano m,
    tracció trazione f, trajecte tragitto m, transacció     transazione f, transmissió trasmissione f, traspàs
    trasferimento m, traumatisme trauma m, tremolor tremore     m, tresorer tesoriere m, tresoreria tesoreria
    f, turisme turismo m, ulleres occhiale m, valorització     valorizzazione f, venciment scadenza f, venedor
    venditore m, veredicte verdetto m, veí vicino, vilatà     paesano m, vorada bordo m, xai agnello m,
    xantatge ricatto m, ximpleria sciocchezza f, xàfec acquazzone m`,
  vblex: `abstenir astenere, acomiadar licenziare, actuar agire, afanyar sbrigare, afectar colpire, ajornar rimandare, alentir rallentare,
    alertar avvertire, amassar impastare, apallissar picchiare, apoderar impadronire, assabentar informare,
    assolir raggiungere, atendre rispondere, atrevir osare, bolcar girare, bombardejar bombardare, bombejar
    pompare, cabre entrare, celebrar festeggiare, clarejar albeggiare, collir raccogliere, concórrer
    concorrere, contractar assumere, condimentar condire, contradir contraddire, cruixir scricchiolare, créixer crescere, cuidar
    curare, culpar incolpare, decebre deludere, desafiar sfidare, descomptar scontare, descongelar scongelare,
    desencadenar scatenare, desfilar sfilare, despatxar spedire, despenjar staccare, despuntar spuntare,
    destorbar disturbare, digitar digitare, dignar degnare, disculpar scusare, dispersar disperdere, disputar
    litigare, distreure     distrarre, duplicar raddoppiare, emmarcar inquadrare, empassar ingoiare, encaixar
    adattare, encomanar     ordinare, enfocar     concentrare, enfosquir oscurare, engendrar generare,
    entrevistar intervistare, equipar dotare, esbatre     sbattere, esclarir chiarire, escollir scegliere,
    esfondrar abbattere, esforçar     sforzare, espantar     spaventare, esquerdar incrinare, esquinçar
    strappare, esternudar starnutire, estirar tirare, estossegar     tossire, estrenar inaugurare, excavar
    scavare, exercir esercitare, fastiguejar infastidire, festejar     festeggiare, flotar galleggiare, fluir
    scorrere, fondre sciogliere, foradar perforare, franquejar superare, fregar     strofinare, golejar
    travolgere, impressionar     impressionare, inquietar preoccupare, invertir investire, lluir brillare,
    matxucar ferire, mencionar     menzionare, negligir trascurare, nevar nevicare, ocultar     nascondere,
    ofegar annegare, olorar odorare, parpellejar lampeggiare, pecar peccare, pelar sbucciare, pencar lavorare,
    pertorbar disturbare, pessigar     pizzicare, planejar pianificare, podrir marcire, possibilitar
    consentire, pretendre intendere, protagonitzar interpretare, provenir provenire, punxar     pungere, rajar
    sgorgare, rebel·lar ribellare, rebentar scoppiare, recaptar raccogliere, receptar     prescrivere,
    recol·lectar raccogliere, recular     indietreggiare, reemborsar rimborsare, reexpedir rimandare,
    reiniciar riavviare, remenar mescolare, reposar riposare, ressaltar sottolineare, retardar ritardare,
    revendre rivendere, revertir invertire, rondar girare, rostir arrostire, sagnar sanguinare, satisfer
    soddisfare, sobrepassar superare, somriure sorridere, subjectar tenere, sumir svanire, suplir sostituire,
    tapar coprire, tenyir tingere, trastocar sconvolgere, trepitjar calpestare, triar scegliere, vacunar
    vaccinare, venjar vendicare, vetllar vegliare, torçar storcere, tòrcer storcere, xisclar urlare, xiuxiuejar mormorare`,
  new: `manca f mancanza f, prestatgeria f scaffale m, encaminador m router m, glop m sorso m, passejada f passeggiata f, perforadora f trapano m`,
  adj: `acollidor accogliente, acolorit colorato, afortunat fortunato, agosarat audace, agresiu aggressivo, amazònic
    amazzonico, amenaçador minaccioso, amigable amichevole, amistós amichevole, ample largo, anímic psichico,
    apte adatto, assolellat soleggiato, avorrit noioso, beneficiós vantaggioso, benigne benigno, borrós
    sfocato, compacte compatto, confortable comodo, conseqüent conseguente, coratjós coraggioso, corrupte
    corrotto, covard codardo, cruixent croccante, decepcionant deludente, desitjós desideroso, despert
    sveglio, discapacitat disabile, durable durevole, educacional educativo, emprenyador seccante, enganxós
    appiccicoso, ensucrat zuccherato, esbiaixat distorto, escarpat ripido, espès denso, fabulós favoloso,
    ferotge feroce, flac magro, fluix debole, gentil gentile, gigantesc gigantesco, giratori girevole, groller
    maleducato, horrorós orribile, immens immenso, incomptable innumerevole, incorrecte sbagliato, indiferent
    indifferente, innecessari inutile, inoblidable indimenticabile, insuportable insopportabile, interí
    provvisorio, intranquil inquieto, judaic ebraico, llastimós penoso, llest pronto, lúcid lucido, mandrós
    pigro, mentirós bugiardo, molest fastidioso, monstruós mostruoso, morè bruno, net pulito, notori noto,
    ombrívol cupo, operacional operativo, perfet perfetto, pla piatto, plàcid tranquillo, podrit marcio,
    presumpte     presunto, prioritari prioritario, prometedor promettente, reglamentari regolamentare,
    relliscós scivoloso, salat salato, saludable sano, sever severo, sobrevivent sopravvissuto, solidari
    solidale, solt sciolto, suplementari supplementare, talentós talentuoso, temporal temporaneo, tendre
    tenero, tibant teso, tossut testardo, tou morbido, tremend tremendo, vagabund vagabondo, valuós prezioso, verdader
    vero, viciós vizioso, volador     volante`,
});
