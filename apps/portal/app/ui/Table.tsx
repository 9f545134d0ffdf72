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

/** Rows and columns; under 640 px every row becomes a card with its column names. */
export function Table<Row>({ caption, columns, rows, rowKey, empty }: Props<Row>) {
  if (rows.length === 0) return empty;
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
              {columns.map(({ key, header, cell, align, primary, long, headless }) => (
                <td
                  key={key}
                  data-label={headless ? undefined : header}
                  className={cx(
                    align === 'end' && styles.end,
                    primary && styles.primary,
                    long && styles.long,
                  )}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
