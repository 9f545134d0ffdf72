import { Link, NavLink } from '@remix-run/react';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './Tabs.module.css';
import { type ChoiceProps, useChoice } from './useChoice';

/** Links to the views of a page, each with its own URL (`?view=`). For views without a URL, use `Tabs`. */
export function TabLinks(props: ChoiceProps) {
  const tabs = useChoice(props);
  return (
    <TabRow label={props.label} at={tabs.find(({ current }) => current)?.value}>
      {tabs.map(({ value, to, current, label, count }) => (
        <Link
          key={value}
          to={to}
          preventScrollReset
          className={styles.link}
          aria-current={current ? 'true' : undefined}
        >
          {label}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </TabRow>
  );
}

/** Tabs that link to sibling pages. */
export function PageTabs({
  label,
  pages,
  at,
}: {
  label: string;
  pages: readonly { readonly to: string; readonly label: string; readonly count?: number }[];
  /** Path of the current page. */
  at: string;
}) {
  return (
    <TabRow label={label} at={at}>
      {pages.map(({ to, label: text, count }) => (
        <NavLink key={to} to={to} end className={styles.link}>
          {text}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </NavLink>
      ))}
    </TabRow>
  );
}

function TabRow({ label, at, children }: { label: string; at: string | undefined; children: ReactNode }) {
  const row = useCurrentInView(at);
  return (
    <nav ref={row} aria-label={label} className={styles.links} onFocus={showWhole}>
      {children}
    </nav>
  );
}

/**
 * Scrolls a partly visible tab into view, since browsers do not. For keyboard focus only, since a tab must
 * not move under the pointer.
 */
function showWhole({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Centers the current tab in its row, as the style sheet does in browsers that support it. Scrolls only the
 * row.
 */
function useCurrentInView(at: string | undefined) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab changes with the URL only
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (!row.current || !current) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()];
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [at]);
  return row;
}
