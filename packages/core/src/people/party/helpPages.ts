import type { Actor } from './actor';
import { seesProjectsOnly } from './projectsOnly';

/** Help pages that everyone may open, with or without an account. */
export const openHelp = ['brand', 'creator'] as const;
/** Help pages for staff who work with people and money. */
export const staffHelp = ['finance', 'support'] as const;
export type HelpAudience = (typeof openHelp | typeof staffHelp)[number];

/** Returns the path of a help page, or of a term on it. */
export const helpAddress = (audience: HelpAudience, term?: string): string =>
  `/help/${audience}${term ? `#${term}` : ''}`;

/** Returns the help pages that this actor may open. */
export const helpFor = (actor: Actor): readonly HelpAudience[] =>
  actor.role === 'admin' && !seesProjectsOnly(actor) ? [...openHelp, ...staffHelp] : openHelp;

/** Returns the help page for this actor's role; for visitors, the page for brands. */
export function ownHelp(actor: Actor): HelpAudience {
  if (actor.role === 'creator') return 'creator';
  return helpFor(actor).includes('support') ? 'support' : 'brand';
}
