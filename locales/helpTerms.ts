import type words from './pt/help.json';

type Terms = (typeof words)['terms'];
/** Anchor of a term on the help page of an audience, the same in every language. */
export type HelpTerm<Audience extends keyof Terms> = keyof Terms[Audience] & string;
/** A help page and one of its terms. */
export type HelpTopic = { [A in keyof Terms]: readonly [audience: A, term: HelpTerm<A>] }[keyof Terms];
