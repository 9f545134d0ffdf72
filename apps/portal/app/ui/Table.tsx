import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './Table.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for amounts and counts. */
  readonly align?: 'start' | 'end';
  /** True for the row header: bold, and the title of the card on phones. */
  readonly primary?: boolean;
  /** True for columns such as buttons, whose header is visible to screen readers only. */
  readonly headless?: boolean;
  /** True for several lines of text; on phones they are below the column's name instead of beside it. */
  readonly long?: boolean;
  /**
   * Place on phones: `corner` beside the title, `bare` below it without the column's name, `none` left out.
   * By default a line with the column's name.
   */
  readonly phone?: 'corner' | 'bare' | 'none';
  /** Total of the column, in the last row. */
  readonly foot?: ReactNode;
}

type Props<Row> = {
  /** Description of the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Content that is shown instead of an empty table. */
  empty: ReactNode;
};

/** Computes the properties of a column's cells once for all rows. */
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

/** A table with thin lines between rows; below 640 px, every row becomes a few lines. */
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
  /** True for text that must not be truncated, such as a state; other columns shrink. */
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
