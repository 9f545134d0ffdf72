import type { ShownRecord } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Disclosure } from '../ui';

/**
 * Values of a track record, each with its method of counting, the most important for creators first. `few` is
 * the text of a group with too few cases. If `few` is missing, these groups are left out.
 */
export function RecordFigures({ record, few }: { record: ShownRecord; few?: string }) {
  return useGroups(record).map(({ term, value, explained }) => {
    if (!explained && !few) return null;
    return (
      <Disclosure key={term} summary={term} end={<strong>{value ?? '–'}</strong>}>
        <p className="muted small">{explained ?? few}</p>
      </Disclosure>
    );
  });
}

interface Group {
  readonly term: string;
  /** Undefined if the group has too few cases. */
  readonly value?: string;
  /** Method of counting; undefined if the group has too few cases. */
  readonly explained?: string;
}

function useGroups({ payment, answers, rounds, contracts }: ShownRecord): Group[] {
  const { t } = useTranslation('trackRecord');
  const { number } = useFormat();
  const duration = useDuration();
  const groups: Group[] = [
    { term: t('payment.term'), ...(payment && paid(payment)) },
    { term: t('answers.term'), ...(answers && answered(answers)) },
    { term: t('rounds.term'), ...(rounds && changed(rounds)) },
    { term: t('contracts.term'), ...(contracts && kept(contracts)) },
  ];
  return groups;

  function paid({ cases, inTime, medianDaysLate }: NonNullable<ShownRecord['payment']>) {
    const counts = { cases: number(cases), inTime: number(inTime) };
    return {
      value: t('payment.value', counts),
      explained:
        medianDaysLate === 0
          ? t('payment.explainedInTime', counts)
          : t('payment.explained', { ...counts, count: medianDaysLate }),
    };
  }
  function answered({ cases, medianHours }: NonNullable<ShownRecord['answers']>) {
    const counts = { cases: number(cases), time: duration(medianHours) };
    return { value: t('answers.value', counts), explained: t('answers.explained', counts) };
  }
  function changed({ cases, all }: NonNullable<ShownRecord['rounds']>) {
    const counts = { cases: number(cases), count: all };
    return { value: t('rounds.value', counts), explained: t('rounds.explained', counts) };
  }
  function kept({ cases, ended, disputes, disputesLost }: NonNullable<ShownRecord['contracts']>) {
    const counts = { cases: number(cases), ended: number(ended), disputes: number(disputes) };
    return {
      value: t('contracts.value', { kept: number(cases - ended), cases: counts.cases }),
      explained: t('contracts.explained', { ...counts, count: ended, lost: number(disputesLost) }),
    };
  }
}

/** Returns a formatter of hours; from two days on, it formats days. */
export function useDuration(): (hours: number) => string {
  const { t } = useTranslation('trackRecord');
  const { number } = useFormat();
  return (hours) =>
    hours < 48 ? t('own.hours', { hours: number(hours) }) : t('own.days', { count: Math.round(hours / 24) });
}
