import { sensesOf } from "./in-sense.ts";

/** What Portuguese words mostly mean in everyday speech, where the pair with Spanish takes them for something else. */
export const PORTUGUESE_SPANISH = sensesOf({
  n: `abordagem enfoque m, amador aficionado, articulação articulación f, brigada brigada f, carteira cartera f,
    compra_e_venda compra f, desempenho rendimiento m, engajamento compromiso m, estreia estreno m,
    falência quiebra f, fibra fibra f, funcionário empleado m, indiano indio, ingresso entrada f,
    inquérito investigación f, lucro ganancia f, noivo novio, ocorrência incidente m, parceria colaboración f,
    patrão jefe m, pinheiro pino m, quadra cancha f, raposa zorro m, coruja búho m, escuro oscuridad f, refrigerante refresco m, relacionamento relación f,
    retomada reanudación f, separação separación f, solicitação solicitud f`,
  vblex: `apanhar atrapar, assinar firmar, atrapalhar molestar, conferir comprobar, enfraquecer debilitar,
    experimentar probar, mirar apuntar, partilhar compartir, pegar tomar, perceber notar, preencher rellenar,
    remover quitar, segurar sostener, virar girar, abaixar bajar, amarrar atar, amenizar suavizar, aprimorar mejorar,
    arrumar ordenar, assoprar soplar, barrar impedir, botar poner, buscar buscar, chatear molestar,
    checar comprobar, contornar rodear, curtir disfrutar, descarregar descargar, descascar pelar, desenrolar desarrollar, economizar ahorrar,
    embrulhar envolver, encorajar animar, encostar apoyar, enfiar meter, enxergar ver, erguer levantar,
    espancar golpear, grudar pegar, largar dejar, machucar herir, magoar herir, parabenizar felicitar,
    postar publicar, pousar aterrizar, providenciar proporcionar, pular saltar, relembrar recordar, rolar rodar,
    trancar cerrar`,
  adj: `ótimo excelente`,
  new: `apelido m apodo m, brigada f brigada f, mantimento m alimento m, suprimento m suministro m, sopa f sopa f, pano m paño m, bagunça f desorden m, barragem f presa f, broca f broca f, cachorro m perro m,
    calça f pantalón m, escova f cepillo m, fogão m cocina f, furadeira f taladradora f, chuveiro m ducha f,
    jaqueta f chaqueta f, roteador m enrutador m, testa f frente f, pimenta f pimienta f, caminhada f paseo m, gole m trago m, bezerro m ternero m`,
});

/** Spanish nouns above for which the pair has no endings. */
export const WITHOUT_ENDINGS: ReadonlySet<string> = new Set(
  `apodo brigada paño sopa broca búho cancha cartera cepillo compra ducha empleado enrutador fibra frente pantalón pimienta pino postre presa ternero trago
  reanudación
  refresco zorro`.split(/\s+/),
);
