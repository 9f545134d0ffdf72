import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './Table.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for amounts and counts. */
  readonly align?: 'start' | 'end';
  /** Heads the row: bold, and the title of the card on phones. */
  readonly primary?: boolean;
  /** Of what needs no name to be seen, such as buttons: the head is for screen readers. */
  readonly headless?: boolean;
  /** Several lines: on phones below its name instead of beside it. */
  readonly long?: boolean;
  /**
   * On phones: `corner` stands beside the title, `bare` below it without the column's name, for what says by itself
   * what it is; `none` is left out. Otherwise a line with the column's name.
   */
  readonly phone?: 'corner' | 'bare' | 'none';
  /** What the column comes to, in a last row. */
  readonly foot?: ReactNode;
}

type Props<Row> = {
  /** Says what the table holds; read by screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Shown instead of an empty table. */
  empty: ReactNode;
};

/** What the cells of a column have in common, found once for all rows. */
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

/** Rows and columns on the page itself, parted by hairlines; under 640 px every row stands as a few lines. */
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

/** A cell of two lines at most: what it is, and what belongs to it. */
export function TwoLines({
  title,
  under,
  lead,
  whole,
}: {
  title: ReactNode;
  under?: ReactNode;
  lead?: ReactNode;
  /** Never cut, such as a state: other columns give way. */
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
