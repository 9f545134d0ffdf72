import { businessDate } from '@elenco/brazil';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { usePieceStatus } from '../pieces/usePieceStatus';
import { DateText, EmptyState, StatusChip } from '../ui';
import type { SquadData } from './load.server';
import { squadAt } from './paths';
import styles from './squad.module.css';

/** All deliverables by publication date or due date, earliest first. */
export function Calendar({ data: { work, cast, squad, briefings, today } }: { data: SquadData }) {
  const { t } = useTranslation(['squad', 'options']);
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
              .map(({ id, briefingId, creatorId, channel, format, ordinal, status, publishedAt }) => (
                <li key={id} className={styles.calendarPiece}>
                  <Link to={`${squadAt(squad.id)}?piece=${id}#piece`}>
                    {cast[creatorId]?.name}: {t(`options:channels.${channel}`)},{' '}
                    {t(`options:formats.${format}`)} {ordinal}
                  </Link>
                  {publishedAt === null && day < today ? (
                    <StatusChip tone="attention">{t('board.lateMark')}</StatusChip>
                  ) : (
                    <PieceStatus
                      status={status}
                      projects={briefings.filter((one) => one.id === briefingId)}
                    />
                  )}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function PieceStatus({
  status,
  projects,
}: {
  status: SquadData['work'][number]['status'];
  projects: SquadData['briefings'];
}) {
  const statusOf = usePieceStatus(...projects);
  return <StatusChip status={status}>{statusOf(status)}</StatusChip>;
}
