import { payeeHoldUntil } from '@elenco/core/finance';
import type { Payee } from '@elenco/core/people';
import type { Setting } from '@elenco/core/platform';
import { useGetList } from 'ra-core';
import { useActor } from '../kit/useActor';
import { mayRead } from '../resources';

type Known = Pick<Payee, 'id' | 'version' | 'changedAt' | 'former' | 'legalForm'>;

/**
 * Returns the payee of a creator, and the end of the payee's waiting period after a change. The end is an ISO
 * instant, or null without a waiting period. Both are missing for users who may not read payees.
 */
export function usePayee(creatorId: number): { payee: Known | undefined; restsUntil: string | null } {
  const enabled = mayRead(useActor(), 'payees');
  const payees = useGetList<Known>(
    'payees',
    {
      filter: { creatorId },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled },
  );
  const settings = useGetList<Setting>(
    'settings',
    {
      filter: { key: 'payee_rest_hours' },
      pagination: { page: 1, perPage: 1_000 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled },
  );
  const payee = payees.data?.[0];
  const until = payee && settings.data ? payeeHoldUntil(payee, settings.data) : null;
  return { payee, restsUntil: until !== null && new Date().toISOString() < until ? until : null };
}
