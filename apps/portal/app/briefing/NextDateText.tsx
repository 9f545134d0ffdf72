import type { NextDate } from '@elenco/core/operations';
import { useTranslation } from 'react-i18next';
import { DateText, TwoLines } from '../ui';
import styles from './briefing.module.css';

/** Day of the next item that is due, with its name; if it has passed, by how many days it is late. */
export function NextDateText({ next }: { next: NextDate | null }) {
  const { t } = useTranslation('company');
  if (!next) return <>–</>;
  const what = t(`nextDate.${next.of}`);
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
