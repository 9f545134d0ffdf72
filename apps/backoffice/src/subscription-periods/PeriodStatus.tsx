import { useGetManyAggregate } from 'ra-core';
import { StatusChip, ToneChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/**
 * Status of a subscription invoice. If the invoice's charge is cancelled, shows a note that nothing is owed
 * instead.
 */
export function PeriodStatus({ period }: { period: RecordOf<'subscription-periods'> }) {
  const words = useWords();
  const { chargeId } = period;
  const { data } = useGetManyAggregate<RecordOf<'charges'>>(
    'charges',
    { ids: chargeId === null ? [] : [chargeId] },
    { enabled: chargeId !== null },
  );
  return data?.[0]?.status === 'cancelled' ? (
    <ToneChip tone="default" label={words.t('finance.periodCancelled')} />
  ) : (
    <StatusChip resource="subscription-periods" status={period.status} />
  );
}
