import { Disclosure, Section } from '../ui';
import { GroupTable } from './GroupTable';
import type { Presented } from './present.server';
import styles from './report.module.css';
import { useFigures } from './useFigures';

/** Views by day of posting: bars drawn by the server, dots for posts below, and the same data as a table. */
export function DayChart({ shown, withMoney }: { shown: Presented; withMoney: boolean }) {
  const { chart, figures } = shown;
  const { t, formats } = useFigures(figures);
  if (!chart) return null;
  const { width, height, ground, barWidth, bars, lines, first, last } = chart;
  const peak = bars.find(({ most }) => most);
  const value = peak?.views ?? 0;
  // Labels the maximum at the edge nearest to its bar, and the grid lines at the other edge.
  const scale =
    peak && peak.middle < width / 2 ? ({ x: width, textAnchor: 'end' } as const) : ({ x: 0 } as const);
  const label = `${t('chart')}. ${peak ? t('chartPeak', { date: formats.date(peak.day), value: formats.number(value) }) : ''}`;
  return (
    <Section title={t('chart')}>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.chart} role="img" aria-label={label}>
        {lines.map(({ value: at, y }) => (
          <line key={at} x1={0} x2={width} y1={y} y2={y} className={styles.grid} />
        ))}
        {bars.map((bar) => (
          <g key={bar.day}>
            <rect
              x={bar.x}
              y={bar.y}
              width={barWidth}
              height={bar.height}
              rx={2}
              className={bar.most ? styles.peak : styles.bar}
            >
              <title>
                {`${formats.date(bar.day)}: ${bar.views === null ? '–' : formats.number(bar.views)}, ${t('dots', { count: bar.posts })}`}
              </title>
            </rect>
            <circle cx={bar.middle} cy={ground + 9} r={3.5} className={styles.peak} />
          </g>
        ))}
        <line x1={0} x2={width} y1={ground} y2={ground} className={styles.grid} />
        {lines.map(({ value: at, y }) => (
          <text key={at} {...scale} y={y - 5} className={styles.tick}>
            {formats.compact(at)}
          </text>
        ))}
        <text x={0} y={height - 4} className={styles.date}>
          {formats.date(first)}
        </text>
        {last !== first && (
          <text x={width} y={height - 4} textAnchor="end" className={styles.date}>
            {formats.date(last)}
          </text>
        )}
        {peak && (
          <text
            x={peak.middle}
            y={Math.max(12, peak.y - 6)}
            textAnchor={peak.middle > width * 0.8 ? 'end' : peak.middle < width * 0.2 ? 'start' : 'middle'}
            className={styles.peakText}
          >
            {t('chartPeak', { date: formats.date(peak.day), value: formats.compact(value) })}
          </text>
        )}
      </svg>
      <p className={styles.note}>{t('chartNote')}</p>
      <Disclosure summary={t('asTable')}>
        <GroupTable group="byDay" shown={shown} withMoney={withMoney} bare />
      </Disclosure>
    </Section>
  );
}
