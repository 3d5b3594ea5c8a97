/** Makes adjectives and pronouns agree where the neural model's Portuguese forgets it: "são muito barulhento". */
export const agree = (portuguese: string): string =>
  portuguese
    .replace(MANY_ARE, "$&s")
    .replace(SHE_IS, (_, before: string, stem: string) => `${before}${stem}a`)
    .replace(ENCLITIC, "$1-n$2")
    .replace(MANY_HURT, "doem");

const ADJECTIVE = String.raw`\p{L}+(?:os|ent|[ai]d|iv)`;
const MANY_ARE = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:são|eram|estão|estavam|foram|ficaram|parecem) (?:(?:muito|tão|mais|bem) )?)${ADJECTIVE}[oa](?=\s*(?:[,.;!?]|$)| (?:à|ao|e|com|em|n[oa]|de|d[oa]|por|até|para|quando)(?!\p{L}))`,
  "giu",
);
/** "A sala de reuniões é reservado": what comes first is the subject. */
const SHE_IS = new RegExp(
  String.raw`^((?:A|Uma|Esta|Essa|(?:A )?(?:[MmSs]inha|[Ss]ua|[Nn]ossa)) (?!gente)\p{L}+(?: d[aeo]s? \p{L}+)? (?:é|foi|está|era|estava|será) (?:(?:muito|tão) )?)(\p{L}+(?:os|ad|id|iv))o(?=\s*(?:[,.;!?]|$)| (?:à|ao|e|com|em|n[oa]|de|d[oa]|por|até|para|quando)(?!\p{L}))`,
  "gu",
);
/** "Minhas costas dói". */
const MANY_HURT = /(?<=(?<!\p{L})(?:[oa]s|[mts]eus|suas|minhas|tuas) \p{L}+s )dói(?!\p{L})/giu;
/** "Transformam-a". */
const ENCLITIC = /(?<!\p{L})(\p{L}+[aeo]m)-([oa]s?)(?![\p{L}-])/giu;
