import { businessDate } from '@elenco/brazil';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { DateText, EmptyState, StatusChip } from '../ui';
import type { SquadData } from './load.server';
import { squadAt } from './paths';
import styles from './squad.module.css';

/** All deliverables by publication date or due date, earliest first. */
export function Calendar({ data: { work, cast, squad, today } }: { data: SquadData }) {
  const { t } = useTranslation(['squad', 'options', 'resources']);
  const dated = work.flatMap((piece) => {
    const day = piece.publishedAt ? businessDate(piece.publishedAt) : piece.dueOn;
    return day ? [{ ...piece, day }] : [];
  });
  const days = [...new Set(dated.map(({ day }) => day))].sort();
  if (days.length === 0) return <EmptyState title={t('calendar.none')} text={t('calendar.noneText')} />;
  return (
    <ol className={styles.calendar}>
      {days.map((day) => (
        <li key={day}>
          <h2 className={styles.calendarDay}>
            <DateText value={day} style="weekday" />
            {day === today && <span className={styles.under}> {t('calendar.today')}</span>}
          </h2>
          <ul>
            {dated
              .filter((piece) => piece.day === day)
              .map(({ id, creatorId, channel, format, ordinal, status, publishedAt }) => (
                <li key={id} className={styles.calendarPiece}>
                  <Link to={`${squadAt(squad.id)}?piece=${id}#piece`}>
                    {cast[creatorId]?.name}: {t(`options:channels.${channel}`)},{' '}
                    {t(`options:formats.${format}`)} {ordinal}
                  </Link>
                  {publishedAt === null && day < today ? (
                    <StatusChip tone="attention">{t('board.lateMark')}</StatusChip>
                  ) : (
                    <StatusChip status={status}>{t(`resources:deliverables.status.${status}`)}</StatusChip>
                  )}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
