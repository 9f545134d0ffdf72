import { type HelpAudience, helpAddress } from '@elenco/core/people';
import type { HelpTerm } from '@elenco/locales/helpTerms';

/** Returns the URL of a term on its help page. */
export const helpPath = <A extends HelpAudience>(audience: A, term: HelpTerm<A>): string =>
  helpAddress(audience, term);
