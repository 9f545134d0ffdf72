import { isExpired } from '@elenco/core/hiring';
import { StatusChip, ToneChip } from '../kit/StatusChip';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/**
 * State of a project, and whether the project has expired. Staff see both. The brand of an expired project
 * sees only *expired*.
 */
export function ProjectState({ record }: { record: Pick<RecordOf<'briefings'>, 'status' | 'endsOn'> }) {
  const words = useWords();
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 12 }}>
      <StatusChip resource="briefings" status={record.status} />
      {isExpired(record, today()) && <ToneChip tone="warning" label={words.t('briefing.expired')} />}
    </span>
  );
}
