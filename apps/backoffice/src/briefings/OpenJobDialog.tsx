import { TextInput } from 'react-admin';
import { DialogForm } from '../kit/DialogForm';
import { DayInput, MoneyInput, WholeInput } from '../kit/inputs';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/** Dialog in which staff open a briefing as a job on behalf of the brand. */
export function OpenJobDialog({
  briefing,
  onClose,
}: {
  briefing: RecordOf<'briefings'>;
  onClose: () => void;
}) {
  const words = useWords();
  const { run } = useRun('openings.open');
  const label = (
    source: 'summary' | 'feeLowCents' | 'feeHighCents' | 'places' | 'closesOn' | 'answersOn',
  ) => ({
    source,
    label: words.field('openings', source),
    helperText: false as const,
  });
  return (
    <DialogForm
      title={words.t('briefing.openJob')}
      subtitle={words.t('briefing.openJobHint')}
      verb={words.t('briefing.openJob')}
      start={{ summary: briefing.description.slice(0, 1_000), places: briefing.creatorsWanted }}
      onSend={(values) =>
        run({ ...values, briefingId: briefing.id, conditions: {} }, words.t('briefing.jobOpened'))
      }
      onClose={onClose}
      wide
    >
      <TextInput {...label('summary')} multiline minRows={3} autoFocus />
      <MoneyInput {...label('feeLowCents')} />
      <MoneyInput {...label('feeHighCents')} />
      <WholeInput {...label('places')} />
      <DayInput {...label('closesOn')} />
      <DayInput {...label('answersOn')} />
    </DialogForm>
  );
}
