import { useGetList } from 'ra-core';
import { useActor } from '../kit/useActor';
import { mayRead, type RecordOf } from '../resources';

type Invoice = RecordOf<'invoices'>;

/**
 * Returns the submitted document of a payout that finance has to check. All payouts of a list share one
 * request.
 */
export function useInReview({ id, status }: Pick<RecordOf<'payouts'>, 'id' | 'status'>): Invoice | undefined {
  const actor = useActor();
  const { data = [] } = useGetList<Invoice>(
    'invoices',
    { filter: { status: 'submitted' }, pagination: { page: 1, perPage: 100 } },
    { enabled: status === 'waiting_invoice' && mayRead(actor, 'invoices') },
  );
  return data.find(({ payoutId }) => payoutId === id);
}
