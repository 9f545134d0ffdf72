import {
  type ChannelHistory,
  type Charted,
  charted,
  chartOf,
  type Growth,
  type HistoryChart,
  type HistoryPoint,
} from '@elenco/core/discovery';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Card, type Column, Disclosure, Table } from '../ui';
import styles from './History.module.css';

const drawing = { width: 600, height: 120, edge: 4 };

/** History of each channel: growth, a chart for each metric, and the same numbers as a table. */
export function History({ histories }: { histories: readonly ChannelHistory[] }) {
  const { t } = useTranslation('search');
  if (histories.length === 0) return <p className="muted">{t('history.none')}</p>;
  return (
    <ul className={styles.histories}>
      {histories.map((history) => (
        <li key={history.channel}>
          <Card>
            <OneChannel history={history} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

function OneChannel({
  history: { channel: id, points, growth, methodChanges },
}: {
  history: ChannelHistory;
}) {
  const { t } = useTranslation(['search', 'options']);
  const { date, list, number } = useFormat();
  const channel = t(`options:channels.${id}`);
  const charts = charted.flatMap((figure) => {
    const chart = chartOf(points, figure, drawing);
    return chart ? [{ figure, chart }] : [];
  });
  const breaks = charts.some(({ chart }) => chart.breaks.length > 0) ? methodChanges : [];
  return (
    <div className={styles.channel}>
      <h3 className={styles.name}>{channel}</h3>
      {growth.every(({ change }) => change === null) ? (
        <p className="muted small">
          {t('search:history.noGrowth', { list: list(growth.map(({ days }) => number(days))) })}
        </p>
      ) : (
        <dl className={styles.growth}>
          {growth.map((one) => (
            <GrowthOver key={one.days} growth={one} />
          ))}
        </dl>
      )}
      <div className={styles.charts}>
        {charts.map(({ figure, chart }) => (
          <Chart key={figure} figure={figure} chart={chart} channel={channel} />
        ))}
      </div>
      {charts.some(({ chart }) => chart.hasGaps) && <p className="muted small">{t('search:history.gaps')}</p>}
      {breaks.map((day) => (
        <p key={day} className="muted small">
          {t('search:history.method', { channel, date: date(day, 'long') })}
        </p>
      ))}
      <Disclosure summary={t('search:history.table', { channel })}>
        <Figures points={points} channel={channel} />
      </Disclosure>
    </div>
  );
}

function GrowthOver({ growth: { days, change } }: { growth: Growth }) {
  const { t } = useTranslation('search');
  const { number, rate, date } = useFormat();
  return (
    <div>
      <dt>{t('history.growth', { days: number(days) })}</dt>
      {change ? (
        <dd>
          <strong className="num">{`${change.rateBp > 0 ? '+' : ''}${rate(change.rateBp)}`}</strong>
          <span className="muted small">
            {t('history.gained', {
              followers: `${change.followers > 0 ? '+' : ''}${number(change.followers)}`,
              date: date(change.from),
            })}
          </span>
        </dd>
      ) : (
        <dd className="muted">{t('history.notEnough')}</dd>
      )}
    </div>
  );
}

type ChartProps = { figure: Charted; chart: HistoryChart; channel: string };

function Chart({ figure, chart: { lines, breaks, first, last }, channel }: ChartProps) {
  const { t } = useTranslation('search');
  const { number, compact, rate, date } = useFormat();
  const exact = figure === 'engagementBp' ? rate : number;
  const short = figure === 'engagementBp' ? rate : compact;
  const name = t(`history.figures.${figure}`);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.between}>
        <span>{name}</span>
        <strong className="num">
          {short(first.value)} → {short(last.value)}
        </strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('history.line', {
          channel,
          figure: name.toLowerCase(),
          from: exact(first.value),
          to: exact(last.value),
          start: date(first.day, 'long'),
          end: date(last.day, 'long'),
        })}
        className={styles.line}
      >
        {breaks.map((x) => (
          <line key={x} x1={x} x2={x} y1={0} y2={drawing.height} vectorEffect="non-scaling-stroke" />
        ))}
        {lines.map((points) => (
          <polyline key={points} points={points} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <p className={styles.days}>
        <span>{date(first.day, 'long')}</span>
        <span>{date(last.day, 'long')}</span>
      </p>
    </figure>
  );
}

function Figures({ points, channel }: { points: readonly HistoryPoint[]; channel: string }) {
  const { t } = useTranslation(['search', 'options']);
  const { number, date, rate } = useFormat();
  const counted = (value: number | null) => (value === null ? '–' : number(value));
  const columns: Column<HistoryPoint>[] = [
    { key: 'day', header: t('search:history.day'), primary: true, cell: ({ day }) => date(day, 'long') },
    ...(['followers', 'posts', 'views'] as const)
      .filter((figure) => points.some((point) => point[figure] !== null))
      .map((figure) => ({
        key: figure,
        header: t(`search:history.figures.${figure}`),
        align: 'end' as const,
        cell: (point: HistoryPoint) => counted(point[figure]),
      })),
    {
      key: 'engagement',
      header: t('search:engagement'),
      align: 'end',
      cell: ({ engagementBp }) => (engagementBp > 0 ? rate(engagementBp) : '–'),
    },
    {
      key: 'source',
      header: t('search:history.source'),
      cell: ({ source, origin }) => origin ?? t(`options:figureSource.${source}`),
    },
  ];
  return (
    <Table
      caption={t('search:history.table', { channel })}
      columns={columns}
      rows={points.toReversed()}
      rowKey={({ day }) => day}
      empty={null}
    />
  );
}
