/** Catalan words that the pair with Italian lacks. */
export const CATALAN_ITALIAN =
  "enganxosa appiccicosa,enganxós appiccicoso,adonin accorgano,atendre servire,créixer crescere,dutxar fare la doccia,flotar galleggiare,multar multare,receptar prescrivere,tapar coprire,gentil gentile,gentils gentili,incorrectament in modo sbagliato,parpellejant lampeggiante,reiniciar riavviare,reiniciat riavviato,reinicia riavvia,adonat accorto,adonada accorta,adonats accorti,adonar accorgere,adono accorgo,adona accorge,adonem accorgiamo,adonen accorgono,adonava accorgeva,pern bullone,perns bulloni,cruixent croccante,cruixents croccanti,condimenti condisca,condimentar condire,condimenta condisce,escarpat ripido,escarpada ripida,escarpats ripidi,escarpades ripide,acolorida colorata,acolorides colorate,acolorit colorato,acolorits colorati,adeptes seguaci,adjunt allegato," +
  "aixada zappa,allistament arruolamento,anou noce,aprimar dimagrire,aprofitament sfruttamento,artiller artigliere," +
  "assecador asciugacapelli,assolellat soleggiato,assolellada soleggiata,audit verifica,auditori auditorium,baptisme battesimo,barbacoa barbecue,bandit bandito," +
  "bandits banditi,bastidors quinte,batedora frullatore,bloc blocco,blocs blocchi,bombeja pompa,bombejar pompare,bombegi pompi,bolca gira,bolcada svolta,bolcant girando," +
  "bolcar girare,bolcat girato,bolcada girata,bolígraf penna,bolígrafs penne,bolqui giri,bolquen girano,bolqueu girate," +
  "bonificació bonus,brusa camicetta,butlletí bollettino,caiman caimano,calçotets mutande,cansalada pancetta," +
  "cansament stanchezza,carregador caricatore,carret carrello,carrets carrelli,celebració celebrazione,centelleja lampeggia," +
  "claxon clacson,clubs club,colpidor impressionante,colpidora impressionante,concurrent concorrente," +
  "concurrents concorrenti,confortable comodo,confortables comodi,consegüentment di conseguenza,conseqüent conseguente," +
  "conscienciació sensibilizzazione,contrapartida contropartita,coordenades coordinate,coratjós coraggioso," +
  "coratjosa coraggiosa,covard codardo,covards codardi,crispetes popcorn,cronograma cronogramma,cuida cura,cuidant curando," +
  "cuidar curare,cuidat curato,cuidi curi,cuido curo,cuiden curano,cuixa coscia,cuixes cosce,decebut deluso,decebuda delusa," +
  "destorbar disturbare,disculpar scusare,disculpi scusi,disculpin scusino,disfressar travestire,distreure distrarre," +
  "documentari documentario,documentaris documentari,dotat dotato,drap panno,draps panni,educacional educativo," +
  "educacionals educativi,empolvora cospargi,empolvorar cospargere,empolvori cosparga,emprenedor imprenditore," +
  "emprenedoria imprenditoria,enfocar concentrare,enquadrament inquadratura,entrepà panino,esclarir chiarire," +
  "esclareix chiarisce,esforçar sforzare,esfondrar abbattere,esfondrat abbattuto,esprai spray,estimatives stime," +
  "estralls danni,estrena prima,estrenar inaugurare,estrenat debuttato,estrèpit fracasso,estupidesa stupidità," +
  "estupideses stupidaggini,fèretre bara,fiscalització controllo,fires fiere,flac magro,flaca magra,flaquesa debolezza," +
  "flaqueses debolezze,foguera falò,freturós bisognoso,funk funk,gallet grilletto,gatet gattino,gingebre zenzero," +
  "golejada goleada,gosadia audacia,granissat granita,groller maleducato,grollera maleducata,grollers maleducati," +
  "guardó premio,guirigall confusione,historieta fumetto,hostalatge alloggio,incondicional incondizionato," +
  "indiferent indifferente,inoblidable indimenticabile,innecessari inutile,insuportable insopportabile,jupa giubba," +
  "lixa carta vetrata,llesca fetta,llesques fette,lluitador lottatore,lluitadors lottatori,lloança lode,lot lotto,lots lotti," +
  "massatge massaggio,massatges massaggi,matxuca ferisce,matxucar ferire,matxucat ferito,mentirós bugiardo," +
  "mentirosa bugiarda,metratge metraggio,monitoratge monitoraggio,morè bruno,obridor apriscatole,ocupants occupanti," +
  "ocurrència occorrenza,ocurrències occorrenze,oïdors ascoltatori,ombrívol cupo,operacional operativo," +
  "operacionals operativi,padrastre patrigno,parador sorte,pasqua Pasqua,pastisseria pasticceria,patrulla pattuglia," +
  "penya roccia,penalitat rigore,perforadora trapano,perspicaç perspicace,pintallavis rossetto,pipí pipì," +
  "podrit marcio,podrida marcia,pop polpo,pops polpi,practicants praticanti,púding budino,qüestionament domanda," +
  "qüestionaments domande,raja sgorga,rànquing classifica,reajustament riassetto,recel diffidenza,recepcionista receptionist," +
  "recopilació raccolta,recular indietreggiare,regadora annaffiatoio,relaxa rilassa,relaxar rilassare,relaxat rilassato," +
  "relliscós scivoloso,relliscosa scivolosa,relliscosos scivolosi,relliscoses scivolose,remoció rimozione,reposo riposo," +
  "reu colpevole,reus colpevoli,reviure rivivere,rifle fucile,rodament cuscinetto,rodatge riprese,rodatges riprese," +
  "romanents rimanenti,rumor voce,rumors voci,salsitxa salsiccia,salsitxes salsicce,saqueig saccheggio," +
  "sèrum siero,seguitori seguaci,sinopsi sinossi,skate skateboard,sobrepassa supera,sobrepassar superare," +
  "sobrepassat superato,sogra suocera,sumit sparito,talentós talentuoso,talentosa talentuosa,tauler scacchiera," +
  "tetera teiera,tisores forbici,tonteria sciocchezza,trepitja calpesta,trepitjar calpestare,túmul tomba," +
  "venjadors vendicatori,venjar vendicare,vilans cattivi,virrei viceré,xàfec acquazzone,xerrac sega,ximpleria sciocchezza," +
  "ximpleries sciocchezze,xurrasco grigliata";
