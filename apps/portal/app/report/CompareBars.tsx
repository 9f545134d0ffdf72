import type { Range } from '@elenco/core/hiring';
import { Section } from '../ui';
import type { ColumnName } from './columns';
import type { Comparison } from './compare.server';
import { ReachBar } from './ReachBar';
import styles from './report.module.css';
import { useFigures } from './useFigures';

const drawn = ['reach', 'views', 'engagements', 'byReach', 'cpm', 'cpe'] as const satisfies ColumnName[];

/**
 * Main metrics of campaigns side by side. Each value is a bar with its number; the highest value has the
 * longest bar.
 */
export function CompareBars({ comparison: { compared, currency } }: { comparison: Comparison }) {
  const { t, text, head } = useFigures({ currency });
  const charts = drawn.flatMap((name) => {
    const bars = compared.map(({ id, title, total }) => ({ id, title, total, range: rangeOf(total[name]) }));
    const most = Math.max(...bars.map(({ range }) => range?.high ?? 0));
    return most > 0 ? [{ name, most, bars }] : [];
  });
  if (charts.length === 0) return null;
  return (
    <Section title={t('compare.charts')}>
      <div className={styles.bars}>
        {charts.map(({ name, most, bars }) => (
          <figure key={name}>
            <figcaption>{head(name)}</figcaption>
            <ul>
              {bars.map(({ id, title, total, range }) => (
                <li key={id}>
                  <span className="small">{title}</span>
                  <ReachBar reach={range} most={most} text={text(name, total)} />
                </li>
              ))}
            </ul>
          </figure>
        ))}
      </div>
    </Section>
  );
}

/** Returns the ends of the bar for a value; the bar of a count starts at 0. */
const rangeOf = (value: Range | number | null): Range =>
  typeof value === 'number' ? { low: 0, high: value } : value;
