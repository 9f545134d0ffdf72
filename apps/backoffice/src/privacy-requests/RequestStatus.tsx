import { StatusChip, ToneChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/** Status of a privacy request. While an erasure is scheduled, shows the day of the erasure instead. */
export function RequestStatus({ record }: { record: RecordOf<'privacy-requests'> }) {
  const words = useWords();
  if (record.status !== 'open' || record.eraseAt === null)
    return <StatusChip resource="privacy-requests" status={record.status} />;
  return <ToneChip tone="info" label={words.t('privacy.erasesOn', { day: words.day(record.eraseAt) })} />;
}
