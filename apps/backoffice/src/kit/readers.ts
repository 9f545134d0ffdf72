import type { Actor } from '@elenco/core/people';
import { declarationOf, type ResourceName } from '../resources';

interface Parties {
  readonly companyId?: number | null;
  readonly creatorId?: number | null;
}

/** Parties other than staff that can read the history of a record and the reasons in it. */
export type Readers = 'both' | 'company' | 'creator' | 'staff';

/** Returns the parties of a record that may read it. */
export function readersOf(resource: ResourceName, record: object): Readers {
  const { companyId, creatorId }: Parties = record;
  const { read } = declarationOf(resource).access;
  const may = (actor: Actor) => read(actor).length > 0;
  const someone = { userId: 0, name: '' };
  const company =
    typeof companyId === 'number' && may({ ...someone, role: 'company', companyId, companyRole: 'owner' });
  const creator = typeof creatorId === 'number' && may({ ...someone, role: 'creator', creatorId });
  if (company && creator) return 'both';
  if (company) return 'company';
  return creator ? 'creator' : 'staff';
}
