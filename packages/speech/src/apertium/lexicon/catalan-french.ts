/** Catalan words that the pair with French lacks. */
export const CATALAN_FRENCH =
  "olorar sentir,olora sent,olorava sentait,condimenti assaisonnez,condimentar assaisonner,condimenta assaisonne,bussos plongeurs,aixada houe,anou noix,aprensió crainte,auditori auditorium,batedora mixeur,bodegó nature morte,bombeja pompe,bombejar pomper,bombegi pompez,boliche bowling," +
  "carn viande,carret chariot,celebració célébration,cient conscient,colpidor saisissant,colpidora saisissante," +
  "coratjós courageux,coratjosa courageuse,crist Christ,documentari documentaire,documentaris documentaires," +
  "empolvora saupoudre,empolvorar saupoudrer,empolvori saupoudrez,emprenedor entrepreneur,emprenedoria entrepreneuriat," +
  "entrepà sandwich,extractor extracteur,flaquesa faiblesse,flaqueses faiblesses,freturós démuni,gatet chaton," +
  "guirigall pagaille,hostalatge hébergement,infeliç malheureux,lixa papier de verre,llibertadors libérateurs,relliscosa glissante,relliscoses glissantes,relliscosos glissants,mapatge cartographie," +
  "marcació marquage,matxuca blesse,matxucar blesser,matxucat blessé,mentirós menteur,mentirosa menteuse," +
  "mentirosos menteurs,obridor ouvre-boîte,padrastre beau-père,pasqua Pâques,pecuària élevage,perforadora perceuse," +
  "pintallavis rouge à lèvres,pipí pipi,plenier plénier,pop poulpe,pops poulpes,predominantment principalement," +
  "pudding pudding,púding pudding,regadora arrosoir,remoció retrait,retolació étiquette,sinopsi synopsis," +
  "sospira soupire,sospirar soupirer,sospirat soupiré,sostenibilitat durabilité,talentós talentueux,talentosa talentueuse,tonteria bêtise,túmul tombe,vaticà Vatican," +
  "venjadors vengeurs,vilans méchants,xarop sirop,xerrac scie,ximpleria bêtise,ximpleries bêtises,xurrasco barbecue";
