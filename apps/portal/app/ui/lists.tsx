import { Link } from '@remix-run/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';
import styles from './lists.module.css';
import { useAddress } from './useAddress';

/**
 * Links to the pages of a list, by the parameter `page` (from 1); nothing for a single page.
 * @param anchor id of the list's section, for a list below others
 */
export function Pagination({ page, pages, anchor }: { page: number; pages: number; anchor?: string }) {
  const { t } = useTranslation();
  const address = useAddress();
  if (pages <= 1) return null;
  const to = (wanted: number) =>
    `${address('page', wanted === 1 ? '' : String(wanted))}${anchor ? `#${anchor}` : ''}`;
  return (
    <nav aria-label={t('ui.pages')} className={styles.pages}>
      {page > 1 ? (
        <Link to={to(page - 1)} rel="prev" className={styles.page}>
          <ChevronLeft aria-hidden="true" /> {t('ui.previous')}
        </Link>
      ) : (
        <span />
      )}
      <span className="num muted small">{t('ui.pageOf', { page, pages })}</span>
      {page < pages ? (
        <Link to={to(page + 1)} rel="next" className={styles.page}>
          {t('ui.next')} <ChevronRight aria-hidden="true" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

/**
 * Terms and values; `help` links to an explanation. `amounts` aligns values to the right; `sum` also draws a
 * line above the last item.
 */
export function DefinitionList({
  items,
  amounts,
  sum,
}: {
  /** Terms with their values. `key` is required if two items may have the same term. */
  items: readonly { key?: number; term: string; value: ReactNode; note?: string; help?: ReactNode }[];
  amounts?: boolean;
  sum?: boolean;
}) {
  return (
    <dl className={cx(styles.definitions, (amounts || sum) && styles.amounts, sum && styles.sum)}>
      {items.map(({ key, term, value, note, help }) => (
        <div key={key ?? term} className={styles.definition}>
          <dt>
            {term} {help}
            {note && <span className={styles.note}>{note}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A value with its label; `–` if unknown. */
export function Stat({
  label,
  value,
  note,
  help,
}: {
  label: string;
  value?: ReactNode;
  note?: ReactNode;
  /** Link to the explanation of the label. */
  help?: ReactNode;
}) {
  return (
    <div className={styles.stat}>
      <span className={styles.statLabel}>
        <span>{label}</span> {help}
      </span>
      <span className={styles.statValue}>{value ?? '–'}</span>
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
}

/** Several stats in a row between two lines. */
export function Figures({ children }: { children: ReactNode }) {
  return <div className={styles.figures}>{children}</div>;
}

/** Link that skips to `#content`; the first focusable element of the page. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a href="#content" className={styles.skip}>
      {t('ui.skip')}
    </a>
  );
}
