/** Returns the infinitive of a participle; null for what is not known as one. */
export function infinitiveOf(participle: string): string | null {
  const said = participle.toLowerCase();
  const irregular = IRREGULAR.find(([end]) => said.endsWith(end));
  if (irregular) return said.slice(0, -irregular[0].length) + irregular[1];
  if (said.endsWith("ado")) return said.replace(/ado$/u, "ar");
  if (!said.endsWith("ido")) return null;
  return said.replace(/ido$/u, IN_IR.test(said) ? "ir" : "er");
}

/** Ends of participles and of their infinitives. */
const IRREGULAR: readonly (readonly [participle: string, infinitive: string])[] = [
  ["feito", "fazer"],
  ["dito", "dizer"],
  ["visto", "ver"],
  ["posto", "pôr"],
  ["aberto", "abrir"],
  ["coberto", "cobrir"],
  ["escrito", "escrever"],
  ["ganho", "ganhar"],
  ["gasto", "gastar"],
  ["pago", "pagar"],
];

/** Participles of verbs in "-ir"; most others in "-ido" are of verbs in "-er". */
const IN_IR =
  /^(?:dorm|ouv|sent|ment|part|repart|dirig|corrig|exig|discut|assist|s[ei]gu|consegu|persegu|ped|desped|med|imped|divert|(?:re|con|pro|intro|tra)du[zt]|sub|fug|(?:re)?constru|destru|decid|divid|serv|vest|invest|desist|exist|insist|resist|permit|admit|demit|transmit|transfer|prefer|refer|suger|inser|abr|cobr|descobr|sa|ca|tra|dis?tra|garant|imprim|reun|un|pun|cumpr|fer|cri|ir|vi|preven|interv|evit|atribu|distribu|contribu|inclu|conclu|exclu|influ|possu|substitu|instru)ido$/u;
