import type { ShownRecord } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Disclosure } from '../ui';

/** Groups of figures, in the order of their weight for creators. */
const groups = ['payment', 'answers', 'rounds', 'contracts'] as const satisfies (keyof ShownRecord)[];

/**
 * The figures of a track record, each with how it is counted. `few` is said of a group with too few cases;
 * without it such a group is left out.
 */
export function RecordFigures({ record, few }: { record: ShownRecord; few?: string }) {
  const { t } = useTranslation('trackRecord');
  const textOf = useTextOf(record);
  return groups.map((group) => {
    const text = textOf[group]();
    if (!text && !few) return null;
    return (
      <Disclosure key={group} summary={t(`${group}.term`)} end={<strong>{text?.value ?? '–'}</strong>}>
        <p className="muted small">{text?.explained ?? few}</p>
      </Disclosure>
    );
  });
}

/** Returns for each group its figure and how it was counted; undefined for one that is not shown. */
function useTextOf({ payment, answers, rounds, contracts }: ShownRecord) {
  const { t } = useTranslation('trackRecord');
  const { number } = useFormat();
  return {
    payment: () => {
      if (!payment) return undefined;
      const { medianDaysLate } = payment;
      const counts = { cases: number(payment.cases), inTime: number(payment.inTime) };
      return {
        value: t('payment.value', counts),
        explained: t('payment.explained', { ...counts, count: medianDaysLate }),
      };
    },
    answers: () => {
      if (!answers) return undefined;
      const counts = { cases: number(answers.cases), hours: number(answers.medianHours) };
      return { value: t('answers.value', counts), explained: t('answers.explained', counts) };
    },
    rounds: () => {
      if (!rounds) return undefined;
      return {
        value: t('rounds.value', { rounds: number(Math.round(rounds.perPiece * 10) / 10) }),
        explained: t('rounds.explained', { cases: number(rounds.cases) }),
      };
    },
    contracts: () => {
      if (!contracts) return undefined;
      const { cases, ended, disputes, disputesLost } = contracts;
      return {
        value: t('contracts.value', { kept: number(cases - ended), cases: number(cases) }),
        explained: t('contracts.explained', {
          cases: number(cases),
          ended: number(ended),
          disputes: number(disputes),
          lost: number(disputesLost),
        }),
      };
    },
  };
}
