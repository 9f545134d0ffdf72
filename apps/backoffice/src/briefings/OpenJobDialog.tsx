import { splitFee } from '@elenco/core/kit';
import { planTerms, type Setting } from '@elenco/core/platform';
import { useGetList, useGetOne } from 'ra-core';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { all, companyOf } from '../consequences/figures';
import { DialogForm } from '../kit/DialogForm';
import { FactList } from '../kit/Facts';
import { DayInput, MoneyInput, WholeInput } from '../kit/inputs';
import { today } from '../kit/today';
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
      <JobFigures briefing={briefing} />
    </DialogForm>
  );
}

/**
 * The maximum amount that the brand pays if all places are filled, split into the fee and the creators'
 * share.
 */
function JobFigures({ briefing }: { briefing: RecordOf<'briefings'> }) {
  const words = useWords();
  const [places, high] = useWatch({ name: ['places', 'feeHighCents'] }) as (number | string | null)[];
  const { data: company } = useGetOne<RecordOf<'companies'>>('companies', { id: briefing.companyId });
  const { data: settings } = useGetList<Setting>('settings', { pagination: all });
  const feeBp = company && settings ? planTerms(settings, company.plan, today()).feeBp : undefined;
  const most = typeof places === 'number' && typeof high === 'number' ? places * high : 0;
  const { currency } = briefing;
  const split = most > 0 && feeBp !== undefined ? splitFee(most, feeBp) : undefined;
  return (
    <FactList
      rows={[
        companyOf(briefing, words),
        ...(split && feeBp !== undefined
          ? [
              { name: words.t('consequences.jobMost'), value: words.money(most, currency) },
              {
                name: words.t('briefing.fee', { rate: words.rate(feeBp) }),
                value: words.money(split.feeCents, currency),
              },
              { name: words.t('briefing.forCreators'), value: words.money(split.creatorCents, currency) },
            ]
          : []),
      ]}
    />
  );
}
