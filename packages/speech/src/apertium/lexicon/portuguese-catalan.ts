/** Portuguese words that the pair with Catalan lacks, and Catalan ones that the pairs from it know. */
export const PORTUGUESE_CATALAN =
  "bancada taulell,aceso encès,acesa encesa,acesos encesos,acesas enceses,abridor obridor,engraçada divertida," +
  "engraçadas divertides,engraçado divertit,engraçados divertits,barraca tenda de campanya," +
  "barracas tendes de campanya,crocante cruixent,crocantes cruixents,tempere condimenti," +
  "temperar condimentar,tempera condimenta,íngreme escarpat,íngremes escarpats,alô hola,assadeira safata," +
  "assustador espantós,assustadora espantosa,assustadores espantosos,enferrujada rovellada," +
  "enferrujadas rovellades,enferrujado rovellat,enferrujados rovellats,varanda terrassa,varandas terrasses," +
  "bacana genial,batedeira batedora,batom pintallavis,calçada vorera,calçadas voreres,chuveiro dutxa," +
  "escorregadia relliscosa,escorregadias relliscoses,escorregadio relliscós,escorregadios relliscosos," +
  "panela cassola,panelas cassoles,parafuso pern,parafusos perns,besteira ximpleria,besteiras ximpleries," +
  "bigode bigoti,bizarro estrany,boate discoteca,bombeia bombeja,bombear bombejar,bombeie bombegi," +
  "careca calb,carona viatge,chaleira tetera,chinelo sabatilla,chinelos sabatilles,churrasco barbacoa," +
  "ciente conscient,ciúme gelosia,ciúmes gelosia,comprida llarga,comprido llarg,corajosa valenta," +
  "corajoso valent,corajosos valents,creche guarderia,cueca calçotets,decorrente derivat," +
  "decorrentes derivats,decorrência conseqüència,dedão polze,desrespeito falta de respecte,doida boja," +
  "doido boig,doidos bojos,empreendedorismo emprenedoria,engravidar quedar embarassada," +
  "ensinamentos ensenyaments,enxada aixada,esperta intel·ligent,esperto intel·ligent,espertos intel·ligents," +
  "espalhou va estendre,fofa suau,fofas suaus,fofo suau,fofos suaus,folga descans,fone auricular," +
  "fones auriculars,formatura graduació,frigideira paella,galho branca,galhos branques,gatinha gata," +
  "gatinho gat,gatinhos gats,gordurosa grassa,gorduroso gras,gostosa deliciosa,gostosas delicioses," +
  "gostoso deliciós,gostosos deliciosos,hospedagem allotjament,hospedagens allotjaments,lixa lixa," +
  "lotada plena,lotado ple,lotados plens,mentirosa mentidera,mentiroso mentider,monitorar controlar," +
  "nojento fastigós,nojo fàstic,padrasto padrastre,piada broma,piadas bromes,pipoca crispetes," +
  "pipocas crispetes,primo-irmão cosí,regador regadora,repolho col,risada rialla,risadas rialles," +
  "sanduíche entrepà,sanduíches entrepans,soco cop,sorvete gelat,sorvetes gelats,sozinho tot sol," +
  "suprimentos subministraments,surreal surrealista,sustentabilidade sostenibilitat,talentosa dotada," +
  "talentoso dotat,trilha sender,trilhas senders,umbigo melic,vácuo buit,viatura vehicle,viaturas vehicles," +
  "videogame videojoc,videogames videojocs,vilão malvat,vilões malvats,xixi pipí";
