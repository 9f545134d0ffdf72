import { Link, useLocation, useSearchParams } from '@remix-run/react';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';
import styles from './lists.module.css';

/** The address of this page with one parameter set or, for '', taken away; other filters stay. */
function useAddress(): (name: string, value: string, drop?: string) => string {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  return (name, value, drop) => {
    const next = new URLSearchParams(params);
    if (drop) next.delete(drop);
    if (value) next.set(name, value);
    else next.delete(name);
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
}

type FilterProps = {
  label: string;
  /** Parameter of the address, e.g. `status`. */
  name: string;
  options: readonly { value: string; label: string; count?: number }[];
};

/** Filters as links: the address holds the choice, so that it can be shared. `value: ''` is the unfiltered list. */
export function FilterChips({ label, name, options }: FilterProps) {
  const [params] = useSearchParams();
  const address = useAddress();
  const chosen = params.get(name) ?? '';
  return (
    <nav aria-label={label} className={styles.filters}>
      {options.map(({ value, label: text, count }) => (
        <Link
          key={value}
          to={address(name, value, 'page')}
          preventScrollReset
          className={cx(styles.filter, chosen === value && styles.chosen)}
          aria-current={chosen === value ? 'true' : undefined}
        >
          {text}
          {count !== undefined && <span className="num">{count}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** Pages of a list, by the address's `page` (from 1). Nothing to show for a single page. */
export function Pagination({ page, pages }: { page: number; pages: number }) {
  const { t } = useTranslation();
  const address = useAddress();
  if (pages <= 1) return null;
  const to = (wanted: number) => address('page', wanted === 1 ? '' : String(wanted));
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

/** Names and values; `sum` puts values to the right with a line above the last, as in an account. */
export function DefinitionList({
  items,
  sum,
}: {
  items: readonly { term: string; value: ReactNode; note?: string }[];
  sum?: boolean;
}) {
  return (
    <dl className={cx(styles.definitions, sum && styles.sum)}>
      {items.map(({ term, value, note }) => (
        <div key={term} className={styles.definition}>
          <dt>
            {term}
            {note && <span className={styles.note}>{note}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One number that counts, with its name. `–` where nothing is known. */
export function Stat({ label, value, note }: { label: string; value?: ReactNode; note?: string }) {
  return (
    <div className={styles.stat}>
      <span className={styles.statLabel}>{label}</span>
      <span className={styles.statValue}>{value ?? '–'}</span>
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
}

/** More, for those who want it. */
export function Disclosure({
  summary,
  children,
  open,
}: {
  summary: string;
  children: ReactNode;
  open?: boolean;
}) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary>
        {summary}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

/** The first stop of the keyboard: past the navigation, to `#content`. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a href="#content" className={styles.skip}>
      {t('ui.skip')}
    </a>
  );
}
