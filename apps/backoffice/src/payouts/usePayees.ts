import { payeeHoldUntil } from '@elenco/core/finance';
import type { Payee } from '@elenco/core/people';
import type { Setting } from '@elenco/core/platform';
import { useGetList } from 'ra-core';
import type { RecordOf } from '../resources';

type Payout = RecordOf<'payouts'>;
type Known = Pick<Payee, 'id' | 'version' | 'changedAt' | 'creatorId'>;

/**
 * Returns functions that return a payout's payee, and the time until which the payout is held because its
 * payee changed recently. `known` is true once the data is loaded.
 */
export function usePayees(payouts: readonly Payout[]) {
  const creatorIds = [...new Set(payouts.map(({ creatorId }) => creatorId))];
  const { data: payees } = useGetList<Known>(
    'payees',
    { filter: { creatorId: creatorIds }, pagination: { page: 1, perPage: 200 } },
    { enabled: creatorIds.length > 0 },
  );
  const { data: settings } = useGetList<Setting>('settings', {
    filter: { key: 'payee_rest_hours' },
    pagination: { page: 1, perPage: 1_000 },
  });
  const payeeOf = (row: Payout) => payees?.find(({ creatorId }) => creatorId === row.creatorId);
  const now = new Date().toISOString();
  const restsUntil = (row: Payout) => {
    const payee = payeeOf(row);
    const until = payee && settings ? payeeHoldUntil(payee, settings) : null;
    return until !== null && now < until ? until : null;
  };
  return { payeeOf, restsUntil, known: payees !== undefined && settings !== undefined };
}
