/** Forms of Catalan words that the pair with Italian lacks, and whose translation it cannot inflect either. */
export const CATALAN_ITALIAN =
  "adeptes seguaci,adjunt allegato,adona accorge,adonada accorta,adonar accorgere,adonat accorto," +
  "adonats accorti,adonava accorgeva,adonem accorgiamo,adonen accorgono,adonin accorgano,adono accorgo," +
  "aixada zappa,allistament arruolamento,anada andata,anou noce,aprimar dimagrire,artiller artigliere," +
  "assalariat dipendente,assalariats dipendenti,assecador asciugacapelli,audit verifica,auditori auditorium," +
  "autoria paternità,bandit bandito,bandits banditi,barbacoa barbecue,bastidors quinte,batedora frullatore," +
  "biberó biberon,bloc blocco,blocs blocchi,bolígraf penna,bolígrafs penne,bonificació bonus,brisa brezza," +
  "brises brezze,bruixota strega,bruixotes streghe,brusa camicetta,bufet buffet,cacau cacao,caiman caimano," +
  "calçotets mutande,cansalada pancetta,cantaire cantante,cantaires cantanti,caravana roulotte," +
  "caravanes roulotte,carnisseria macelleria,carregador caricatore,carret carrello,carrets carrelli," +
  "celebració celebrazione,centelleja lampeggia,cerveseria birreria,claxon clacson,clubs club,cocció cottura," +
  "colpidor impressionante,colpidora impressionante,combatents combattenti,comptable contabile," +
  "comptables contabili,concurrent concorrente,concurrents concorrenti,conjuntura congiuntura," +
  "conscienciació sensibilizzazione,consegüentment di conseguenza,contrapartida contropartita," +
  "coordenades coordinate,costura cucitura,crispetes popcorn,cuixa coscia,cuixes cosce," +
  "cócego sensibile al solletico,decebuda delusa,decebut deluso,disfressar travestire,documentari documentario," +
  "documentaris documentari,dotat dotato,dutxar fare la doccia,dècim decimo,embussada intasata," +
  "embussar intasare,embussat intasato,empolvora cospargi,empolvorar cospargere,empolvori cosparga," +
  "emprenedoria imprenditoria,enquadrament inquadratura,ensopega inciampa,ensopegar inciampare," +
  "ensopegat inciampato,entrepà panino,enveja invidia,envejar invidiare,envejo invidio,esbandeix sciacqua," +
  "esbandeixi sciacqui,esbandir sciacquare,esbandit sciacquato,escanejar scansionare,esprai spray," +
  "estimatives stime,estralls danni,estrèpit fracasso,estupidesa stupidità,estupideses stupidaggini," +
  "exclusivitat esclusiva,extra extra,falguera felce,falgueres felci,fertilitat fertilità," +
  "financerament finanziariamente,fiscalitat fiscalità,fiscalització controllo,flaquesa debolezza," +
  "flaqueses debolezze,foguera falò,freturós bisognoso,funk funk,fèretre bara,gallet grilletto,gatet gattino," +
  "gingebre zenzero,gosadia audacia,granada granata,granades granate,granissat granita,gratuïtat gratuità," +
  "guardó premio,hamburguesa hamburger,hamburgueses hamburger,historieta fumetto,incondicional incondizionato," +
  "incorrectament in modo sbagliato,ioga yoga,jupa giubba,jutgessa giudice,lixa carta vetrata," +
  "lleugeresa leggerezza,lloança lode,lot lotto,lots lotti,massatge massaggio,massatges massaggi," +
  "metratge metraggio,migrants migranti,monitoratge monitoraggio,multar multare,mundialment in tutto il mondo," +
  "neula cialda,neules cialde,obridor apriscatole,obstinar ostinare,obstinat ostinato," +
  "orgullosament orgogliosamente,oïdors ascoltatori,padrastre patrigno,parador sorte,pasqua Pasqua," +
  "pastilla pastiglia,pastilles pastiglie,pastisseria pasticceria,paternitat paternità,patrulla pattuglia," +
  "pdf PDF,penalitat rigore,penya roccia,perdedor perdente,perdedors perdenti,pern bullone,perns bulloni," +
  "perspicaç perspicace,pintallavis rossetto,pipí pipì,podar potare,podat potato,podi poti,pop polpo," +
  "pops polpi,practicants praticanti,predominantment prevalentemente,privacitat privacy,puré purè,pòquer poker," +
  "púding budino,ratllada grattugiata,ratllar grattugiare,ratllat grattugiato,ratlli grattugi," +
  "reajustament riassetto,recarrega ricarica,recarregar ricaricare,recarregat ricaricato,recarregui ricarichi," +
  "recepcionista receptionist,recordatori promemoria,regadora annaffiatoio,reialesa famiglia reale," +
  "relaxa rilassa,relaxant rilassante,relaxar rilassare,relaxat rilassato,relaxem rilassiamo,relaxen rilassano," +
  "relaxi rilassi,relaxo rilasso,rentavaixelles lavastoviglie,resoltament risolutamente," +
  "ressaca postumi della sbornia,reu colpevole,reus colpevoli,reviu rivive,reviure rivivere,rifle fucile," +
  "rodament cuscinetto,romanents rimanenti,rumor voce,rumors voci,sabatilla ciabatta,sabatilles ciabatte," +
  "salsitxa salsiccia,salsitxes salsicce,saqueig saccheggio,seduir sedurre,seduïda sedotta,seduït sedotto," +
  "seguidor seguace,seguidors seguaci,seguitori seguaci,senzillesa semplicità,separadament separatamente," +
  "serenitat serenità,sinopsi sinossi,skate skateboard,sogra suocera,solidesa solidità," +
  "sustentabilitat sostenibilità,sèrum siero,tauler scacchiera,tendresa tenerezza,tetera teiera," +
  "tisores forbici,toc tocco,tocs tocchi,tonteria sciocchezza,tuit tweet,tuits tweet,tutorial tutorial," +
  "tutorials tutorial,túmul tomba,unces once,unça oncia,venjadors vendicatori,versus contro,vilans cattivi," +
  "virrei viceré,xerrac sega,xurrasco grigliata";
