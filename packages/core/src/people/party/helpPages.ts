import type { Actor } from './actor';
import { seesProjectsOnly } from './projectsOnly';

/** Help pages that all users and visitors may open. */
export const openHelp = ['brand', 'creator'] as const;
/** Help pages for staff who work with people and money. */
export const staffHelp = ['finance', 'support'] as const;
export type HelpAudience = (typeof openHelp | typeof staffHelp)[number];

/** Returns the address of a help page, or of one of its terms. */
export const helpAddress = (audience: HelpAudience, term?: string): string =>
  `/help/${audience}${term ? `#${term}` : ''}`;

/** Returns the help pages that this actor may open. */
export const helpFor = (actor: Actor): readonly HelpAudience[] =>
  actor.role === 'admin' && !seesProjectsOnly(actor) ? [...openHelp, ...staffHelp] : openHelp;

/** Returns the help page of this actor's role; that of brands for visitors. */
export function ownHelp(actor: Actor): HelpAudience {
  if (actor.role === 'creator') return 'creator';
  return helpFor(actor).includes('support') ? 'support' : 'brand';
}
