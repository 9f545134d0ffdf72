import { addDays, businessDate } from '@elenco/brazil';
import type { Briefing } from '../briefing';
import type { Contract } from './schema';

interface Use {
  readonly rights: Pick<Briefing['rights'], 'uses' | 'days' | 'from'>;
  readonly contract: Pick<Contract, 'endsOn' | 'companyAcceptedAt' | 'creatorAcceptedAt'>;
  /** When the newest version of the draft was submitted; null if none was. */
  readonly deliveredAt: string | null;
  readonly publishedAt: string | null;
  /** Last day of an accepted amendment that extends the rights; null if there is none. */
  readonly extendedTo: string | null;
}

/**
 * Returns the last day on which the brand may use a deliverable, as `rightsClause` states. The rights end
 * after the agreed number of days or, if no number is agreed, with the project. Returns null until the days
 * begin, and if the project has no end.
 */
export function rightsEndOn({ rights, contract, deliveredAt, publishedAt, extendedTo }: Use): string | null {
  const { companyAcceptedAt, creatorAcceptedAt, endsOn } = contract;
  const acceptedAt =
    companyAcceptedAt && creatorAcceptedAt ? [companyAcceptedAt, creatorAcceptedAt].sort().at(-1) : undefined;
  const from = { contract: acceptedAt, delivery: deliveredAt, publication: publishedAt }[rights.from];
  const days = rights.uses.length > 0 ? rights.days : null;
  const agreed = days === null ? endsOn : from ? addDays(businessDate(from), days) : null;
  return agreed && extendedTo && extendedTo > agreed ? extendedTo : agreed;
}
