import type { ReactNode } from 'react';
import styles from './AttributeTable.module.css';

/** One row of the comparison; null is shown as `–`. */
export interface CompareLine<Item> {
  readonly head: string;
  /** Key of the row, required if several rows have the same head. */
  readonly key?: string;
  readonly cell: (item: Item) => ReactNode;
}

type Props<Item> = {
  label: string;
  /** Name of the first column, for screen readers. */
  rowLabel: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  head: (item: Item) => ReactNode;
  lines: readonly CompareLine<Item>[];
};

/** Items as columns, with one row per attribute. It scrolls sideways beside its fixed first column. */
export function AttributeTable<Item>({ label, rowLabel, items, keyOf, head, lines }: Props<Item>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by key
    <section className={styles.region} aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{rowLabel}</span>
            </th>
            {items.map((item) => (
              <th key={keyOf(item)} scope="col">
                <span className={styles.column}>{head(item)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key ?? line.head}>
              <th scope="row">{line.head}</th>
              {items.map((item) => (
                <td key={keyOf(item)}>{line.cell(item) ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
