import type { NextDate } from '@elenco/core/operations';
import { useTranslation } from 'react-i18next';
import { DateText, TwoLines } from '../ui';
import styles from './briefing.module.css';

type Props = {
  next: NextDate | null;
  /** Name of the creator, for items that the creator owes; undefined on the creator's own pages. */
  name?: string | undefined;
};

/**
 * Due date of the next item and the side that owes it; if the item is overdue, also the number of days late.
 */
export function NextDateText({ next, name }: Props) {
  const { t } = useTranslation('company');
  if (!next) return <>–</>;
  const what =
    isOfCreator(next.of) && name ? t(`nextDate.named.${next.of}`, { name }) : t(`nextDate.${next.of}`);
  return (
    <TwoLines
      whole
      title={<DateText value={next.on} />}
      under={
        next.lateDays > 0 ? (
          <span className={styles.late}>{t('nextDate.late', { count: next.lateDays, what })}</span>
        ) : (
          what
        )
      }
    />
  );
}

const ofCreator = ['answer', 'content', 'review', 'payout'] as const;
const isOfCreator = (of: NextDate['of']): of is (typeof ofCreator)[number] =>
  ofCreator.some((one) => one === of);
