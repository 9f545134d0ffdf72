import { isWaiting } from '@elenco/core/operations';
import { StatusChip, ToneChip } from '../kit/StatusChip';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/**
 * Status of a termination. A decided termination with a pending refund is not done, so the label states that
 * a refund is due.
 */
export function TerminationStatus({ record }: { readonly record: RecordOf<'settlements'> }) {
  const words = useWords();
  return record.status === 'agreed' && isWaiting('settlements', record, today()) ? (
    <ToneChip tone="warning" label={words.t('finance.refundDue')} />
  ) : (
    <StatusChip resource="settlements" status={record.status} />
  );
}
