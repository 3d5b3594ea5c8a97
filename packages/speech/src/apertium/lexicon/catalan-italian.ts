/** Forms of Catalan words that the pair with Italian lacks, and whose translation it cannot inflect either. */
export const CATALAN_ITALIAN =
  "adeptes seguaci,adjunt allegato,adona accorge,adonada accorta,adonar accorgere,adonat accorto,adonats accorti," +
  "adonava accorgeva,adonem accorgiamo,adonen accorgono,adonin accorgano,adono accorgo,aixada zappa," +
  "allistament arruolamento,anada andata,anou noce,aprimar dimagrire,artiller artigliere,assecador asciugacapelli," +
  "audit verifica,auditori auditorium,autoria paternità,bandit bandito,bandits banditi,barbacoa barbecue," +
  "bastidors quinte,batedora frullatore,biberó biberon,bloc blocco,blocs blocchi,bolígraf penna,bolígrafs penne," +
  "bonificació bonus,brusa camicetta,cacau cacao,caiman caimano,calçotets mutande,cansalada pancetta," +
  "caravana roulotte,caravanes roulotte,carregador caricatore,carret carrello,carrets carrelli," +
  "celebració celebrazione,centelleja lampeggia,claxon clacson,clubs club,cócego sensibile al solletico," +
  "colpidor impressionante,colpidora impressionante,concurrent concorrente,concurrents concorrenti," +
  "conscienciació sensibilizzazione,consegüentment di conseguenza,contrapartida contropartita," +
  "coordenades coordinate,costura cucitura,crispetes popcorn,cuixa coscia,cuixes cosce,decebuda delusa," +
  "decebut deluso,dècim decimo,disfressar travestire,documentari documentario,documentaris documentari," +
  "dotat dotato,dutxar fare la doccia,empolvora cospargi,empolvorar cospargere,empolvori cosparga," +
  "emprenedoria imprenditoria,enquadrament inquadratura,entrepà panino,enveja invidia,envejar invidiare," +
  "envejo invidio,esbandeix sciacqua,esbandeixi sciacqui,esbandir sciacquare,esbandit sciacquato,esprai spray," +
  "estimatives stime,estralls danni,estrèpit fracasso,estupidesa stupidità,estupideses stupidaggini," +
  "exclusivitat esclusiva,extra extra,falguera felce,falgueres felci,fèretre bara,fertilitat fertilità," +
  "fiscalització controllo,flaquesa debolezza,flaqueses debolezze,foguera falò,freturós bisognoso,funk funk," +
  "gallet grilletto,gatet gattino,gingebre zenzero,gosadia audacia,granissat granita,guardó premio," +
  "hamburguesa hamburger,hamburgueses hamburger,historieta fumetto,incondicional incondizionato," +
  "incorrectament in modo sbagliato,jupa giubba,jutgessa giudice,lixa carta vetrata,lloança lode,lot lotto," +
  "lots lotti,massatge massaggio,massatges massaggi,metratge metraggio,monitoratge monitoraggio,multar multare," +
  "obridor apriscatole,obstinar ostinare,obstinat ostinato,oïdors ascoltatori,padrastre patrigno,parador sorte," +
  "pasqua Pasqua,pastilla pastiglia,pastilles pastiglie,pastisseria pasticceria,patrulla pattuglia,pdf PDF," +
  "penalitat rigore,penya roccia,pern bullone,perns bulloni,perspicaç perspicace,pintallavis rossetto,pipí pipì," +
  "podar potare,podat potato,podi poti,pop polpo,pops polpi,practicants praticanti,privacitat privacy," +
  "púding budino,ratllada grattugiata,ratllar grattugiare,ratllat grattugiato,ratlli grattugi," +
  "reajustament riassetto,recepcionista receptionist,regadora annaffiatoio,reialesa famiglia reale,relaxa rilassa," +
  "relaxant rilassante,relaxar rilassare,relaxat rilassato,relaxem rilassiamo,relaxen rilassano,relaxi rilassi," +
  "relaxo rilasso,rentavaixelles lavastoviglie,ressaca postumi della sbornia,reu colpevole,reus colpevoli," +
  "reviu rivive,reviure rivivere,rifle fucile,rodament cuscinetto,romanents rimanenti,rumor voce,rumors voci," +
  "sabatilla ciabatta,sabatilles ciabatte,salsitxa salsiccia,salsitxes salsicce,saqueig saccheggio," +
  "seguidor seguace,seguidors seguaci,seguitori seguaci,sèrum siero,sinopsi sinossi,skate skateboard,sogra suocera," +
  "sustentabilitat sostenibilità,tauler scacchiera,tetera teiera,tisores forbici,toc tocco,tocs tocchi," +
  "tonteria sciocchezza,tuit tweet,tuits tweet,túmul tomba,tutorial tutorial,tutorials tutorial," +
  "venjadors vendicatori,versus contro,vilans cattivi,virrei viceré,xerrac sega,xurrasco grigliata";
