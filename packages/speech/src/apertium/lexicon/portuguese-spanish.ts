/** Portuguese words that the pair with Spanish lacks. */
export const PORTUGUESE_SPANISH =
  "aceso encendido,acesa encendida,acesos encendidos,acesas encendidas,aba pestaña,abas pestañas,alô hola," +
  "assadeira bandeja,batedeira batidora,batom pintalabios,beija besa,beijando besando,beijar besar," +
  "beijou besó,besteira tontería,besteiras tonterías,bigode bigote,bombeia bombea,bombear bombear," +
  "bombeie bombee,cadê dónde está,carregador cargador,carrinho carrito,carrinhos carritos,chinelo chancla," +
  "chinelos chanclas,ciúme celos,ciúmes celos,comprida larga,comprido largo,corajosa valiente," +
  "corajoso valiente,creche guardería,dedão pulgar,deitada acostada,deitado acostado,deitou acostó," +
  "desrespeito falta de respeto,doida loca,doido loco,enxada azada,esperta lista,esperto listo," +
  "fone auricular,fones auriculares,formatura graduación,frigideira sartén,galho rama,galhos ramas," +
  "gatinha gatita,gatinho gatito,gordurosa grasienta,gorduroso grasiento,gostosa rica,gostosas ricas," +
  "gostoso rico,gostosos ricos,lidando tratando,lixa lija,lixadeira lijadora,lotada llena,lotado lleno," +
  "mentirosa mentirosa,nojento asqueroso,nojo asco,padrasto padrastro,pastelaria pastelería," +
  "pipoca palomitas,pipocas palomitas,pulseira pulsera,redor alrededor,repolho repollo,risada risa," +
  "risadas risas,sorvete helado,sorvetes helados,suprimentos suministros,sustentabilidade sostenibilidad," +
  "talentosa talentosa,talentoso talentoso,enferrujada oxidada,enferrujadas oxidadas,enferrujado oxidado," +
  "enferrujados oxidados,rachada agrietada,rachado agrietado,varanda terraza,varandas terrazas," +
  "braçadeira abrazadera,braçadeiras abrazaderas,estressante estresante,estressantes estresantes," +
  "trilha sendero,trilhas senderos,umbigo ombligo,vilão villano,vilões villanos,xixi pipí";
