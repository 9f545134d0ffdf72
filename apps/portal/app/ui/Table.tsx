import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './Table.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for amounts and counts. */
  readonly align?: 'start' | 'end';
  /** Row header: bold, and the title of the card on phones. */
  readonly primary?: boolean;
  /** True for columns without visible header, such as buttons: it is for screen readers only. */
  readonly headless?: boolean;
  /** Several lines: on phones below its name instead of next to it. */
  readonly long?: boolean;
  /**
   * On phones: `corner` is next to the title, `bare` below it without the column's name, for self-explanatory
   * content; `none` is left out. Otherwise a line with the column's name.
   */
  readonly phone?: 'corner' | 'bare' | 'none';
  /** Total of the column, in a last row. */
  readonly foot?: ReactNode;
}

type Props<Row> = {
  /** Description of the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Shown instead of an empty table. */
  empty: ReactNode;
};

/** Computes a column's shared cell properties once for all rows. */
function shapeOf<Row>({ key, header, cell, foot, align, primary, long, headless, phone }: Column<Row>) {
  const label = headless || phone ? undefined : header;
  const className = cx(align === 'end' && styles.end, primary && styles.primary, phone && styles[phone]);
  return {
    key,
    cell,
    foot,
    label,
    className: className || undefined,
    long: long && cx(className, styles.long),
  };
}

/** A table on the page itself, separated by hairlines; below 640 px every row becomes a few lines. */
export function Table<Row>({ caption, columns, rows, rowKey, empty }: Props<Row>) {
  if (rows.length === 0) return empty;
  const shapes = columns.map(shapeOf);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, header, align, headless }) => (
              <th key={key} scope="col" className={cx(align === 'end' && styles.end)}>
                {headless ? <span className="sr">{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {shapes.map(({ key, cell, label, className, long }) => (
                <td key={key} data-label={label} className={long || className}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {columns.some(({ foot }) => foot !== undefined) && (
          <tfoot>
            <tr>
              {shapes.map(({ key, foot, label, className }) => (
                <td key={key} data-label={foot === undefined ? undefined : label} className={className}>
                  {foot}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** A cell of up to two lines: title and details. */
export function TwoLines({
  title,
  under,
  lead,
  whole,
}: {
  title: ReactNode;
  under?: ReactNode;
  lead?: ReactNode;
  /** True to never truncate it, such as a state: other columns shrink. */
  whole?: boolean;
}) {
  return (
    <span className={styles.cell}>
      {lead}
      <span className={styles.lines}>
        <span className={whole ? styles.whole : styles.line}>{title}</span>
        {under && <span className={styles.under}>{under}</span>}
      </span>
    </span>
  );
}
