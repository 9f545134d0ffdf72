import { type HelpAudience, helpAddress } from '@elenco/core/people';
import type words from '@elenco/locales/pt/help.json';

type Terms = (typeof words)['terms'] & Record<HelpAudience, object>;
/** Anchor of a term, the same in every language. */
export type HelpTerm<A extends HelpAudience> = keyof Terms[A] & string;

/** Returns the address of a term on its help page. */
export const helpPath = <A extends HelpAudience>(audience: A, term: HelpTerm<A>): string =>
  helpAddress(audience, term);
