import { workKeySuffix } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { cx } from '../ui';
import type { SquadData } from './load.server';
import shared from './squad.module.css';
import styles from './summary.module.css';

/** Maximum number of stacked blocks; above it only the number is shown. */
const MAX_BLOCKS = 8;

/** The last week and the next three weeks, with one column of blocks per day: late, published, due. */
export function PublishingDays({ data: { days, briefings, today } }: { data: SquadData }) {
  const { t } = useTranslation('squad');
  const { date } = useFormat();
  const work = workKeySuffix(...briefings);
  const count = days.reduce((all, { day, due }) => all + (day < today ? 0 : due), 0);
  const late = days.reduce((all, day) => all + day.late, 0);
  return (
    <section aria-label={t(`days.title${work}`)} className={styles.days}>
      <h2 className={styles.daysTitle}>
        {t(`days.title${work}`)}{' '}
        <span className={shared.under}>
          {t('days.due', { count })}
          {late > 0 && ` · ${t('days.late', { count: late })}`}
        </span>
      </h2>
      <ol className={styles.strip}>
        {days.map(({ day, out, due, late: behind }) => (
          <li key={day} className={cx(styles.day, day === today && styles.today)}>
            <span className="sr">{t(`days.day${work}`, { day: date(day), out, due, late: behind })}</span>
            <span className={styles.blocks} aria-hidden="true">
              {blocksOf(behind, out, due).map(({ key, kind }) => (
                <span key={key} className={cx(styles.block, styles[kind])} />
              ))}
            </span>
            <span aria-hidden="true" className={styles.number}>
              {Number(day.slice(8))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function blocksOf(late: number, out: number, due: number) {
  const some = <K extends string>(count: number, kind: K) =>
    Array.from({ length: count }, (_, n) => ({ key: `${kind}-${n}`, kind }));
  return [...some(late, 'blockLate'), ...some(out, 'blockOut'), ...some(due, 'blockDue')].slice(
    0,
    MAX_BLOCKS,
  );
}
