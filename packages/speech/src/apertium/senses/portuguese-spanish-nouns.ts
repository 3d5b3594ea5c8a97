/** Everyday Portuguese nouns that the pair with Spanish does not know, or as other words only, and what they mostly mean. */
export const PORTUGUESE_NOUNS = `aba f pestaña f, abacate m aguacate m, abacaxi m piña f, abajur m lámpara f, abelha f abeja f, abobrinha f calabacín
m, abóbora f calabaza f, abridor m abrelatas m, abrigo m refugio m, acerto m acierto m, açafrão m azafrán m,
açougueiro m carnicero m, adoçante m edulcorante m, adrenalina f adrenalina f, adubo m abono m, afeto m afecto m,
afogamento m ahogamiento m, agachamento m sentadilla f, agasalho m abrigo m, aipo m apio m, albergue m albergue m,
alcachofra f alcachofa f, aldeão m aldeano m, alecrim m romero m, alergia f alergia f, alface f lechuga f, alfândega f
aduana f, alfinete m alfiler m, algema f esposa f, alicate m alicate m, almofada f cojín m, almôndega f albóndiga f,
alvejante m lejía f, amaciante m suavizante m, ambulância f ambulancia f, ameixa f ciruela f, amendoim m cacahuete m,
amêndoa f almendra f, amora f mora f, analgésico m analgésico m, andaime m andamio m, andorinha f golondrina f,
anestesia f anestesia f, antibiótico m antibiótico m, apagão m apagón m, apelido m apodo m, aperitivo m aperitivo m,
apetite m apetito m, apontador m sacapuntas m, apreço m aprecio m, apreensão f aprensión f, aprendiz m aprendiz m,
aprendizado m aprendizaje m, aquário m acuario m, aquecedor m calefactor m, armação f armazón f, arremesso m
lanzamiento m, arrependimento m arrepentimiento m, arrepio m escalofrío m, artifício m artificio m, asfalto m asfalto
m, asma f asma f, aspargo m espárrago m, aspirador m aspiradora f, assadeira f bandeja f, assaltante mf atracador m,
atendente mf dependiente m, aterro m vertedero m, atirador m tirador m, autoestima f autoestima f, aveia f avena f,
avelã f avellana f, azar m mala_suerte f, azia f acidez f, azulejo m azulejo m, babá f niñera f, backup m
copia_de_seguridad f, bacon m beicon m, bagunça f desorden m, balsa f balsa f, banana f plátano m, bancada f encimera
f, banheira f bañera f, baralho m baraja f, barbante m cordel m, barbearia f barbería f, barraca f tienda f, barragem
f presa f, barriga f barriga f, barro m barro m, batedeira f batidora f, batida f golpe m, batimento m latido m, batom
m pintalabios m, baunilha f vainilla f, baú m baúl m, beliche m litera f, berinjela f berenjena f, bermuda f bermuda
f, besouro m escarabajo m, besteira f tontería f, beterraba f remolacha f, bexiga f vejiga f, bezerro m ternero m,
bife m filete m, bigode m bigote m, binóculo m prismático m, biquíni m bikini m, biscoito m galleta f, blusa f blusa
f, boate f discoteca f, bocado m bocado m, bode m chivo m, boleto m recibo m, bolo m pastel m, bombom m bombón m, boné
m gorra f, bota f bota f, botijão m bombona f, bônus m bono m, braçadeira f abrazadera f, briga f pelea f, brigada f
brigada f, brilho m brillo m, brincadeira f broma f, brinco m pendiente m, brinde m brindis m, broca f broca f, broche
m broche m, broto m brote m, brócolis m brócoli m, bula f prospecto m, bule m tetera f, bumbum m trasero m, bunda f
trasero m, buquê m ramo m, burocracia f burocracia f, buzina f bocina f, cabana f cabaña f, cabide m percha f, cabra f
cabra f, cachecol m bufanda f, cacho m racimo m, cachorro m perro m, caçarola f cazuela f, cadarço m cordón m,
cadastro m registro m, cafeteira f cafetera f, cafezinho m café m, caixote m caja f, calafrio m escalofrío m,
calcanhar m talón m, calça f pantalón m, calçada f acera f, calda f almíbar m, caldo m caldo m, camarada mf camarada
mf, camarão m gamba f, camarim m camerino m, caminhada f paseo m, camiseta f camiseta f, campainha f timbre m,
camundongo m ratón m, canela f canela f, canivete m navaja f, canoa f canoa f, cantinho m rinconcito m, canudo m
pajita f, capô m capó m, caracol m caracol m, caranguejo m cangrejo m, cardápio m menú m, cardiologista mf cardiólogo
m, carinho m cariño m, caroço m hueso m, carona f viaje m, carpete m alfombra f, carpinteiro m carpintero m, carrapato
m garrapata f, carregador m cargador m, casaco m chaqueta f, caspa f caspa f, castanha f castaña f, catarro m flema f,
cauda f cola f, caule m tallo m, cavalaria f caballería f, cãibra f calambre m, cebola f cebolla f, cebolinha f
cebolleta f, celebridade f celebridad f, celeiro m granero m, cerca f valla f, cereja f cereza f, cesto m cesto m,
chaleira f tetera f, chaminé f chimenea f, champanhe m champán m, chaveiro m llavero m, chiclete m chicle m, chifre m
cuerno m, chinelo m chancla f, chocolate m chocolate m, choro m llanto m, chupeta f chupete m, churrasco m barbacoa f,
churrasqueira f parrilla f, chute m patada f, chuteira f bota f, chuveiro m ducha f, cicatriz f cicatriz f, ciclismo m
ciclismo m, cimento m cemento m, cintura f cintura f, cirurgião m cirujano m, citação f cita f, cílio m pestaña f,
clipe m clip m, coágulo m coágulo m, cobertor m manta f, coceira f picor m, cochilo m siesta f,
coco m coco m, coentro m cilantro m, cogumelo m seta f, coleira f collar m, colete m chaleco m, comissária f azafata
f, comprimido m pastilla f, comprometimento m compromiso m, condicionador m acondicionador m, confeitaria f pastelería
f, conforto m comodidad f, congelador m congelador m, conserto m reparación f, console m consola f, convidada f
invitada f, convidado m invitado m, coqueiro m cocotero m, cortador m cortador m, cortina f cortina f, coruja f búho m, costela f
costilla f, couve f col f, cozimento m cocción f, cozinheira f cocinera f, cozinheiro m cocinero m, cravo m clavo m,
crânio m cráneo m, creche f guardería f, crocodilo m cocodrilo m, cruzamento m cruce m, cueca f calzoncillo m, cunhada
f cuñada f, cunhado m cuñado m, curativo m vendaje m, currículo m currículum m, damasco m albaricoque m, dança f baile
m, dançarina f bailarina f, dançarino m bailarín m, declínio m declive m, decoração f decoración f, decorrência f
consecuencia f, dedão m pulgar m, demora f demora f, dentista mf dentista mf, derrame m derrame m, desabafo m desahogo
m, descanso m descanso m, descida f bajada f, desconforto m incomodidad f, desembarque m desembarque m, deslize m
desliz m, desmaio m desmayo m, desmatamento m deforestación f, desodorante m desodorante m, despejo m desahucio m,
desperdício m desperdicio m, desrespeito m falta_de_respeto f, destaque m punto_destacado m, detergente m detergente
m, diabetes f diabetes f, diarreia f diarrea f, dica f consejo m, dieta f dieta f, dispensa f despensa f, diversão f
diversión f, dobradiça f bisagra f, dominação f dominación f, dosagem f dosis f, download m descarga f, drogaria f
farmacia f, duna f duna f, edredom m edredón m, elefante m elefante m, elenco m reparto m, eletricista mf electricista
mf, embarque m embarque m, emboscada f emboscada f, embreagem f embrague m, empatia f empatía f, empenho m empeño m,
encanador m fontanero m, enchente f inundación f, encomenda f pedido m, encosta f ladera f, engajamento m compromiso m, engarrafamento m atasco m,
ensinamento m enseñanza f, enteado m hijastro m, entulho m escombro m, envelope m sobre m, enxada f azada f, enxaqueca
f migraña f, enxurrada f torrente m, ervilha f guisante m, esboço m boceto m, escadaria f escalinata f, escalada f
escalada f, escanteio m córner m, escorpião m escorpión m, escorregador m tobogán m, escova f cepillo m, escrivaninha
f escritorio m, escultura f escultura f, esgoto m alcantarilla f, esmalte m esmalte m, espaguete m espagueti m,
espantalho m espantapájaros m, espanto m asombro m, espátula f espátula f, especialidade f especialidad f, espinafre m
espinaca f, espingarda f escopeta f, espinho m espina f, espiral f espiral f, espirro m estornudo m, esponja f esponja
f, esquadrão m escuadrón m, esquilo m ardilla f, esquina f esquina f, essência f esencia f, estagiário m becario m,
estante f estantería f, estábulo m establo m, estágio m etapa f, esteira f cinta f, estepe m rueda_de_repuesto f,
estiagem f sequía f, estojo m estuche m, estreia f estreno m, excursão f excursión f, égua f yegua f, fada f hada f, falecimento m
fallecimiento m, fantasia f disfraz m, farol m faro m, favela f favela f, faxina f limpieza f, faxineira f limpiadora
f, fazendeiro m granjero m, fechadura f cerradura f, feijão m alubia f, fenda f grieta f, feno m heno m, ferrugem f
óxido m, feto m feto m, filé m filete m, filhote m cría f, fisioterapeuta mf fisioterapeuta mf, fivela f hebilla f,
fígado m hígado m, flecha f flecha f, fofoca f cotilleo m, fogão m cocina f, folclore m folclore m,
folga f día_libre m, fone m auricular m, formatura f graduación f, formigueiro m hormiguero m, fósforo m cerilla f, fralda f pañal m, framboesa f
frambuesa f, freezer m congelador m, freio m freno m, frigideira f sartén f, fronha f funda f, furadeira f taladradora
f, furo m agujero m, furto m robo m, gado m ganado m, gaiola f jaula f, gaita f armónica f, galho m rama f, galinha f
gallina f, ganância f codicia f, gangorra f balancín m, gangue f banda f, ganso m ganso m, garçom m camarero m,
garçonete f camarera f, garfo m tenedor m, garoa f llovizna f, gatilho m gatillo m, gatinha f gatita f, gatinho m
gatito m, gaveta f cajón m, gaze f gasa f, geada f helada f, gelatina f gelatina f, geleia f mermelada f, generosidade
f generosidad f, gengibre m jengibre m, gengiva f encía f, genro m yerno m, gentileza f amabilidad f, gesso m yeso m,
ginástica f gimnasia f, ginecologista mf ginecólogo m, girafa f jirafa f, giz m tiza f, goiaba f guayaba f, gola f
cuello m, gole m trago m, golfinho m delfín m, goma f goma f, gorila m gorila m, gorjeta f propina f, gorro m gorro m,
gosto m sabor m, goteira f gotera f, gramado m césped m, gramática f gramática f, grampeador m grapadora f, granizo m
granizo m, gravata f corbata f, graveto m ramita f, graxa f grasa f, guardanapo m servilleta f, guidão m manillar m,
guincho m grúa f, guindaste m grúa f, gula f gula f, hambúrguer m hamburguesa f, hipopótamo m hipopótamo m, hipoteca f
hipoteca f, holofote m foco m, hortelã f menta f, humildade f humildad f, humilhação f humillación f, imaginação f
imaginación f, improviso m improvisación f, inchaço m hinchazón f, incômodo m molestia f, infarto m infarto m, injeção
f inyección f, inquilino m inquilino m, insulto m insulto m, interfone m interfono m, intestino m intestino m,
intimidade f intimidad f, intuição f intuición f, iogurte m yogur m, irmãozinho m hermanito m, irmãzinha f hermanita
f, ironia f ironía f, isqueiro m encendedor m, jacaré m caimán m, jaleco m bata f, jaqueta f chaqueta f, jarro m jarra
f, jeans m vaquero m, jeito m manera f, joaninha f mariquita f, juba f melena f, judô m judo m, juízo m juicio m,
ketchup m kétchup m, labirinto m laberinto m, ladeira f cuesta f, ladrilho m baldosa f, lagarta f oruga f, lagarto m
lagarto m, lagosta f langosta f, lama f barro m, lanche m merienda f, lanchonete f cafetería f, lanterna f linterna f,
laptop m portátil m, lasanha f lasaña f, lata f lata f, lavanderia f lavandería f, lâmpada f bombilla f, lã f lana f,
lençol m sábana f, lendário m legendario m, lentilha f lenteja f, lesma f babosa f, leste m este m, liberação f
liberación f, licenciamento m licencia f, linguiça f chorizo m, liquidificador m licuadora f, lixa f lija f, lixadeira
f lijadora f, louro m laurel m, lula f calamar m, luminária f lámpara f, macarrão m pasta f, maçaneta f pomo m,
madrinha f madrina f, maionese f mayonesa f, maiô m bañador m, mamão m papaya f, mandioca f yuca f, manejo m manejo m,
manjericão m albahaca f, manta f manta f, manteiga f mantequilla f, mantimento m alimento m, maquiagem f maquillaje m,
maracujá m maracuyá m, marceneiro m carpintero m, margarida f margarita f, margarina f margarina f, mariposa f polilla
f, mascote f mascota f, massagem f masaje m, matrícula f matrícula f, mágoa f pena f, mármore m mármol
m, meditação f meditación f, melancia f sandía f, melão m melón m, mensalidade f cuota f, mercearia f
tienda_de_comestibles f, mergulho m inmersión f, mexerica f mandarina f, mexilhão m mejillón m, minério m mineral m,
minhoca f lombriz f, mirtilo m arándano m, mitologia f mitología f, mochila f mochila f, moça f joven f, moço m joven
m, modernidade f modernidad f, moinho m molino m, moleque m chico m, moletom m sudadera f, moralidade f moralidad f,
morango m fresa f, mordida f mordisco m, mordomo m mayordomo m, mostarda f mostaza f, mosteiro m monasterio m,
motoqueiro m motorista mf, mouse m ratón m, movimentação f movimiento m, muleta f muleta f,
musculação f musculación f, nabo m nabo m, nadador m nadador m, namoro m noviazgo m, narina f fosa_nasal f, nata f
nata f, natação f natación f, neblina f niebla f, negligência f negligencia f, nevasca f nevada f, nojo m asco m,
nomeação f cita f, nora f nuera f, notebook m portátil m, novato m novato m, novelo m ovillo m, obsessão f obsesión f,
ofício m oficio m, olhada f vistazo m, onça f jaguar m, opressão f opresión f, orador m orador m, orégano m orégano m,
orfanato m orfanato m, ostra f ostra f, otário m idiota m, ouvinte mf oyente mf, padaria f panadería f, padeiro m
panadero m, padrasto m padrastro m, padrinho m padrino m, paletó m chaqueta f, palhaço m payaso m, palito m palillo m,
palmeira f palmera f, palpitação f palpitación f, palpite m suposición f, panela f olla f, pano m paño m, panqueca f
tortita f, panturrilha f pantorrilla f, papagaio m loro m, parquinho m parque_infantil m, passarinho
m pajarito m, pastel m empanada f, pastelaria f pastelería f, pata f pata f, patinete m patinete m, pato m pato m,
pedacinho m trocito m, pedágio m peaje m, pedestre m peatón m, pediatra mf pediatra mf, pegada f huella f, pegadinha f
broma f, peixaria f pescadería f, peneira f tamiz m, pepino m pepino m, pera f pera f, perfeição f perfección f,
persiana f persiana f, peruca f peluca f, pesca f pesca f, petisco m aperitivo m, pétala f pétalo m, pêssego m
melocotón m, pia f fregadero m, piada f chiste m, picareta f pico m, pijama m pijama m, pimenta f pimienta f, pimentão
m pimiento m, pincel m pincel m, pinça f pinza f, pingo m gota f, pinguim m pingüino m, pintinho m pollito m, piolho m
piojo m, pires m platillo m, pirulito m piruleta f, piscadela f guiño m, piscina f piscina f, piso m suelo m, pistache
m pistacho m, pizza f pizza f, pílula f píldora f, plantão m guardia f, plantio m siembra f, poça f charco m, poeira f
polvo m, poltrona f sillón m, polvo m pulpo m, pomada f pomada f, pomar m huerto m, porão m sótano m, porcaria f
porquería f, pornografia f pornografía f, porteira f portera f, porteiro m portero m, post m publicación f, postagem f
publicación f, poste m poste m, pote m tarro m, pouquinho m poquito m, pouso m aterrizaje m, prateleira f estante m,
prato m plato m, preguiça f pereza f, preparo m preparación f, prima f prima f, primo m primo m, propina f soborno m,
psicopata mf psicópata mf, psiquiatra mf psiquiatra mf, pudim m flan m, pulga f pulga f, pulo m salto m, pulseira f
pulsera f, pulso m muñeca f, quadril m cadera f, quarentena f cuarentena f, queixo m barbilla f, rabanete m rábano m,
rabo m cola f, rachadura f grieta f, raciocínio m razonamiento m, ração f pienso m, ralador m rallador m, ralo m
desagüe m, raquete f raqueta f, rã f rana f, recado m recado m, recepcionista mf recepcionista mf, recheio m relleno
m, reciclagem f reciclaje m, recompensa f recompensa f, recuo m retroceso m, recusa f negativa f, refeitório m comedor
m, refrigerante m refresco m, regador m regadera f, repolho m repollo m, repouso m reposo m, resfriado m resfriado m, ressaca f resaca f, retorno
m regreso m, retrato m retrato m, retrovisor m retrovisor m, reviravolta f giro m, revólver m revólver m, régua f
regla f, riacho m arroyo m, rim m riñón m, rinoceronte m rinoceronte m, risada f risa f, rivalidade f rivalidad f,
roça f campo m, rodapé m zócalo m, rodeio m rodeo m, rolha f corcho m, romã f granada f, ronco m ronquido m, rotatória
f rotonda f, roteador m enrutador m, roupão m bata f, ruga f arruga f, rúcula f rúcula f, sabão m jabón m, sabonete m
jabón m, sacada f balcón m, sacola f bolsa f, salmão m salmón m, salsicha f salchicha f, salsinha f perejil m,
sandália f sandalia f, sanduíche m bocadillo m, sangramento m hemorragia f, sapateiro m zapatero m, sapo m sapo m,
sarampo m sarampión m, sardinha f sardina f, sargento m sargento m, saudade f nostalgia f, secador m secador m, seda f
seda f, senhorita f señorita f, sereia f sirena f, seriado m serie f, seringa f jeringa f, sexualidade f sexualidad f,
simplicidade f sencillez f, sinalização f señalización f, sinopse f sinopsis f, síndico m administrador m, slogan m
lema m, smartphone m móvil m, sobremesa f postre m, sobrenome m apellido m, soco m puñetazo m, sofá m sofá m, sogra f
suegra f, sogro m suegro m, soldado m soldado m, soluço m hipo m, soneca f siesta f, sopa f sopa f, sopro m soplo m,
soro m suero m, sorvete m helado m, sótão m desván m, suéter m jersey m, suporte m soporte m, suprimento m suministro
m, sustentabilidade f sostenibilidad f, susto m susto m, tablet m tableta f, talher m cubierto m, tangerina f
mandarina f, tapa m bofetada f, tartaruga f tortuga f, tatuagem f tatuaje m, taxista mf taxista mf, tábua f tabla f,
teimosia f terquedad f, telemóvel m móvil m, telha f teja f, telhado m tejado m, tempero m condimento m, tentação f
tentación f, terapeuta mf terapeuta mf, terno m traje m, tesoura f tijera f, testa f frente f, testamento m testamento
m, tigela f bol m, timidez f timidez f, toldo m toldo m, tombo m caída f, tomilho m tomillo m, torneira f grifo m,
torrada f tostada f, torradeira f tostadora f, torta f tarta f, toucinho m tocino m, transplante m trasplante m,
trator m tractor m, trauma m trauma m, trave f poste m, travesseiro m almohada f, travessura f travesura f, trilha f
sendero m, tripé m trípode m, troco m cambio m, tropeço m tropiezo m, tubarão m tiburón m, tubo m tubo m, turma f
clase f, uísque m whisky m, ultrassom m ecografía f, umbigo m ombligo m, urubu m buitre m, uva f uva f, vagem f
judía_verde f, vala f zanja f, vampiro m vampiro m, varal m tendedero m, varanda f terraza f, varinha f varita f, vaso
m jarrón m, vassoura f escoba f, vácuo m vacío m, veado m ciervo m, velinha f velita f, ventilação f ventilación f,
verniz m barniz m, verruga f verruga f, vespa f avispa f, viaduto m viaducto m, viatura f coche_patrulla m, videogame
m videojuego m, vilarejo m aldea f, vilão m villano m, vinagre m vinagre m, vinda f llegada f, violão m guitarra f,
violino m violín m, vitamina f vitamina f, vitrine f escaparate m, vômito m vómito m, xadrez m ajedrez m, xale m chal
m, xarope m jarabe m, xixi m pipí m, zíper m cremallera f, zoológico m zoo m, zumbi m zombi m, tenda f tienda f, relva f césped m, raposa f zorro m`;
