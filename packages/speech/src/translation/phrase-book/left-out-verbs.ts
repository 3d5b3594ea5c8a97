/** Answers that leave the verb out; see phrase-book.ts. */
export const LEFT_OUT_VERBS = `
of course he is, of course she is, of course it is, of course you can, of course i do, of course i can, of course i will, of course we can, of course they are; claro que sí; bien sûr que oui; certo che sì; claro que sim
i did, he did, she did, it did, we did, they did, i do, he does, she does, it does, we do, they do, it is, it was; así es; en effet; è così; é verdade
it didn't, it doesn't, it wasn't, they didn't, he didn't, she didn't; no es así; ce n'est pas le cas; non è così; não é assim
i haven't, i didn't, i don't; yo no; moi non; io no; eu não
it will, he will, she will, they will; seguro que sí; sûrement; di sicuro; com certeza
it won't, he won't, she won't, they won't; seguro que no; sûrement pas; di sicuro no; com certeza não
`;
