import type { Actor } from '@elenco/core/people';
import { declarationOf, type ResourceName } from '../resources';

interface Parties {
  readonly companyId?: number | null;
  readonly creatorId?: number | null;
}

/** Parties other than staff that can read the history of a record and the reasons in it. */
export type Readers = 'both' | 'company' | 'creator' | 'staff';

/**
 * Moves whose reason is stored with a different resource. Reversing a payment reopens its charge, so the
 * reason is stored with the charge.
 */
const storedWith: { readonly [Move in string]?: ResourceName } = { 'receipts.unmatch': 'charges' };

/**
 * Returns the parties that may read a record.
 * @param move name of a move that requires a reason. Some moves store the reason with a different record.
 */
export function readersOf(resource: ResourceName, record: object, move = ''): Readers {
  const { companyId, creatorId }: Parties = record;
  const { read } = declarationOf(storedWith[`${resource}.${move}`] ?? resource).access;
  const may = (actor: Actor) => read(actor).length > 0;
  const someone = { userId: 0, name: '' };
  const company =
    typeof companyId === 'number' && may({ ...someone, role: 'company', companyId, companyRole: 'owner' });
  const creator = typeof creatorId === 'number' && may({ ...someone, role: 'creator', creatorId });
  if (company && creator) return 'both';
  if (company) return 'company';
  return creator ? 'creator' : 'staff';
}
