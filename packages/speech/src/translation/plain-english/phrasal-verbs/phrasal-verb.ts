/** A phrasal verb, the same in plain English, and the nouns that go with it; all others as well if there are none. */
export type PhrasalVerb = readonly [phrasal: string, plain: string, nouns?: string];
