import { bestOfDays, historiesOf, lineOf, type Metric } from '@elenco/core/discovery';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Card, type Column, Disclosure, Table } from '../ui';
import styles from './History.module.css';
import { useNames } from './words';

const drawing = { width: 600, height: 120, edge: 4 };

/**
 * Followers of each channel as a line through the best figure of each day; the table below has all figures.
 */
export function History({ metrics }: { metrics: readonly Metric[] }) {
  const { t } = useTranslation('search');
  const channels = historiesOf(metrics);
  if (channels.length === 0) return <p className="muted">{t('history.none')}</p>;
  return (
    <ul className={styles.histories}>
      {channels.map((points) => (
        <li key={points[0]?.channel}>
          <Card>
            <OneChannel points={points} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

function OneChannel({ points }: { points: readonly Metric[] }) {
  const { t } = useTranslation(['search', 'options']);
  const { number, compact, date, rate } = useFormat();
  const names = useNames();
  const line = bestOfDays(points);
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last) return null;
  const channel = names.channel(first.channel);
  const columns: Column<Metric>[] = [
    { key: 'day', header: t('search:history.day'), primary: true, cell: ({ day }) => date(day, 'long') },
    {
      key: 'followers',
      header: t('search:followers'),
      align: 'end',
      cell: ({ followers }) => number(followers),
    },
    {
      key: 'engagement',
      header: t('search:engagement'),
      align: 'end',
      cell: ({ engagementBp }) => rate(engagementBp),
    },
    {
      key: 'source',
      header: t('search:history.source'),
      cell: ({ source, origin }) => origin ?? t(`options:figureSource.${source}`),
    },
  ];
  const spoken = t('search:history.line', {
    channel,
    from: number(first.followers),
    to: number(last.followers),
    start: date(first.day, 'long'),
    end: date(last.day, 'long'),
  });
  return (
    <>
      <p className={styles.historyHead}>
        <strong>{channel}</strong>
        <span className="num">
          {compact(first.followers)} → {compact(last.followers)}
        </span>
      </p>
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={spoken}
        className={styles.line}
      >
        <polyline points={lineOf(line, drawing)} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className={styles.historyDays}>
        <span>{date(first.day, 'long')}</span>
        <span>{date(last.day, 'long')}</span>
      </p>
      <Disclosure summary={t('search:history.table', { channel })}>
        <Table
          caption={spoken}
          columns={columns}
          rows={[...points].reverse()}
          rowKey={({ day, source, origin }) => `${day} ${source} ${origin ?? ''}`}
          empty={null}
        />
      </Disclosure>
    </>
  );
}
