const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Nouns of people, and of animals that one knows. */
export const PEOPLE = setOf(`
  abogado abuelo abuela actor actriz adolescente adulto agente agricultor albañil alumno amante amigo anciano anfitrión
  arquitecto artista asesino asistente atleta autor ayudante azafata bailarín bebé bombero caballero caballo camarero
  camionero campeón candidato cantante capitán carnicero carpintero cartero chaval chico chica ciclista ciego científico
  cirujano ciudadano cliente cocinero colega comandante compañero comprador conductor conocido contable contacto
  creyente criado criatura criminal cuidador cuñado cura dama delincuente dentista dependiente deportista director
  diseñador doctor dueño editor ejército electricista empleado empresario enemigo enfermero enfermo entrenador
  escritor esposa esposo estudiante experto extraño extranjero familia familiar famoso fan fontanero fotógrafo fugitivo
  ganador gato gemelo gente gerente gobernador granjero guía hermana hermanita hermanito hermano hija hijo hijastro hombre huérfano
  huésped ingeniero inmigrante inquilino instructor intérprete invitado jardinero jefe joven juez jugador ladrón lector
  líder maestro mamá madre madrina marido mayoría mecánico médico mendigo mensajero ministro monje muchacho muchedumbre
  mujer multitud músico nieto niño novio nuera obrero oficial oponente oyente paciente padre padrino panadero papá pareja
  pariente pasajero patrón payaso peatón peluquero perro periodista persona pescador piloto pintor pobre policía político
  portero preso presidente prima primo princesa príncipe prisionero profesor propietario psicólogo psiquiatra público
  rehén recepcionista reina rey reportero sacerdote sargento secretario seguidor señor señora señorita sobrino socio
  soldado sospechoso suegra suegro superviviente taxista técnico terapeuta testigo tía tío trabajador traductor
  turista usuario vecino vendedor veterinario víctima viajero viuda viudo visitante visita votante yerno`);

/** Verbs of what is done to people, with whom Spanish says "a". */
export const DONE_TO_PEOPLE = setOf(`
  abandonar abrazar aburrir acariciar acompañar aconsejar acosar acostar acusar admirar adoptar adorar advertir afectar
  agarrar agradar agradecer aguantar alcanzar alentar alimentar amamantar amar amenazar animar apoyar apuñalar arrestar asesinar
  asustar atacar atender atraer atrapar atropellar avisar ayudar bañar besar buscar calmar cansar castigar cazar
  confundir conmover conocer consolar consultar contactar contratar convencer criar criticar cuidar culpar curar dañar deber
  decepcionar defender dejar derrotar desafiar despedir despertar detener distraer echar educar elegir empujar enamorar
  encerrar encontrar enfadar escoger engañar enseñar enterrar entender entrenar entretener entrevistar esconder escuchar esperar
  examinar expulsar extrañar felicitar fotografiar golpear guiar herir honrar humillar identificar ignorar impresionar
  incluir informar inspirar insultar interrogar interrumpir invitar juzgar lastimar liberar llamar llevar localizar
  matar mandar mencionar mimar mirar molestar morder motivar necesitar observar odiar ofender olvidar oír operar pasear pegar
  perder perdonar perseguir persuadir proteger provocar querer reconocer recordar recibir recoger reemplazar regañar
  representar rescatar respetar sacar salvar saludar secuestrar seguir seducir servir sorprender suceder sustituir
  superar soportar sostener subestimar tocar tranquilizar traer traicionar transportar tratar vacunar vencer ver vestir vigilar
  visitar`);

/** Of these, somebody who is not known yet is a thing that one looks for: "busco un médico". */
export const SOUGHT = setOf(
  "buscar contratar encontrar elegir escoger esperar necesitar querer traer perder ver",
);
