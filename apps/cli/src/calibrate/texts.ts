import type { LanguageCode } from "@dubdeck/domain";

/**
 * Texts that each language's voices read for calibration: about 12 s of everyday words with a number and a date.
 * Changing one makes the language's existing measurements invalid.
 */
export const TEXTS: Readonly<Record<LanguageCode, string>> = {
  en: "Good morning, and welcome to our program. My sister moved to the coast in May 1998, because she wanted to live near the sea. Today her small hotel has 25 rooms, and in summer all of them are taken.",
  es: "Buenos días y bienvenidos a nuestro programa. Mi hermana se mudó a la costa en mayo de 1998, porque quería vivir cerca del mar. Hoy su pequeño hotel tiene 25 habitaciones, y en verano todas están ocupadas.",
  fr: "Bonjour et bienvenue dans notre émission. Ma sœur s'est installée sur la côte en mai 1998, parce qu'elle voulait vivre près de la mer. Aujourd'hui, son petit hôtel compte 25 chambres, et en été elles sont toutes occupées.",
  it: "Buongiorno e benvenuti al nostro programma. Mia sorella si è trasferita sulla costa nel maggio 1998, perché voleva vivere vicino al mare. Oggi il suo piccolo albergo ha 25 camere, e in estate sono tutte occupate.",
  pt: "Bom dia e bem-vindos ao nosso programa. Minha irmã se mudou para o litoral em maio de 1998, porque queria morar perto do mar. Hoje o pequeno hotel dela tem 25 quartos, e no verão todos ficam ocupados.",
  de: "Guten Morgen und herzlich willkommen zu unserer Sendung. Meine Schwester ist im Mai 1998 an die Küste gezogen, weil sie am Meer leben wollte. Heute hat ihr kleines Hotel 25 Zimmer, und im Sommer sind alle belegt.",
  tr: "Günaydın, programımıza hoş geldiniz. Ablam denize yakın yaşamak istediği için 1998 yılının mayıs ayında sahile taşındı. Bugün küçük otelinde 25 oda var ve yazın hepsi dolu oluyor.",
  ja: "おはようございます。番組へようこそ。姉は海の近くで暮らしたくて、1998年5月に海辺の町へ引っ越しました。今では小さなホテルに25の部屋があり、夏はいつも満室です。",
  zh: "大家早上好，欢迎收听我们的节目。我姐姐想住在海边，所以1998年5月搬到了一座海边小城。现在她的小旅馆有25个房间，夏天每天都住满了客人。",
  ar: "صباح الخير وأهلا بكم في برنامجنا. انتقلت أختي إلى الساحل في مايو 1998 لأنها أرادت أن تعيش قرب البحر. اليوم يضم فندقها الصغير 25 غرفة، وفي الصيف تكون كلها محجوزة.",
};

/** Prompts that make the recogniser write simplified characters. */
export const PROMPTS: Partial<Record<LanguageCode, string>> = { zh: "以下是普通话的句子。" };

/**
 * Longer passages of everyday words, about 25 s, that show how well a voice is understood when it is stretched; where a
 * language has none, its text above is used. Changing one makes the language's measurements of stretched speech invalid.
 */
const PASSAGES: Partial<Record<LanguageCode, string>> = {
  es: "Cuando llegamos al pueblo ya era de noche y todas las tiendas estaban cerradas. Una mujer nos dijo que su hermano tenía una habitación libre encima de la panadería. Dejamos las maletas junto a la puerta, abrimos la ventana y escuchamos la lluvia sobre el tejado. Por la mañana, el olor del pan nos despertó antes que el reloj. Nadie tenía prisa, y durante el desayuno hablamos del viaje, del trabajo y de los amigos que no habían podido venir.",
  fr: "Quand nous sommes arrivés au village, il faisait déjà nuit et tous les magasins étaient fermés. Une femme nous a dit que son frère avait une chambre libre au-dessus de la boulangerie. Nous avons posé les valises près de la porte, ouvert la fenêtre et écouté la pluie sur le toit. Le matin, l'odeur du pain nous a réveillés avant le réveil. Personne n'était pressé, et pendant le petit déjeuner nous avons parlé du voyage, du travail et des amis qui n'avaient pas pu venir.",
  it: "Quando siamo arrivati al paese era già notte e tutti i negozi erano chiusi. Una donna ci ha detto che suo fratello aveva una camera libera sopra il panificio. Abbiamo lasciato le valigie vicino alla porta, aperto la finestra e ascoltato la pioggia sul tetto. La mattina il profumo del pane ci ha svegliati prima della sveglia. Nessuno aveva fretta, e durante la colazione abbiamo parlato del viaggio, del lavoro e degli amici che non erano potuti venire.",
  pt: "Quando chegamos à cidade já era noite e todas as lojas estavam fechadas. Uma mulher nos disse que o irmão dela tinha um quarto livre em cima da padaria. Deixamos as malas perto da porta, abrimos a janela e ouvimos a chuva no telhado. De manhã, o cheiro do pão nos acordou antes do despertador. Ninguém tinha pressa, e durante o café falamos da viagem, do trabalho e dos amigos que não puderam vir.",
};

/** Returns the text with which stretched speech is measured. */
export const passageOf = (language: LanguageCode): string => PASSAGES[language] ?? TEXTS[language];
