import { NavLink, useLocation } from '@remix-run/react';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { searchPath } from './paths';
import styles from './Tabs.module.css';

/** The search, and what the company keeps of it. */
export function SearchTabs() {
  const { t } = useTranslation('search');
  const row = useCurrentInView();
  const places = [
    [searchPath, t('nav.search')],
    [`${searchPath}/lists`, t('nav.lists')],
    [`${searchPath}/favorites`, t('nav.favorites')],
    [`${searchPath}/saved`, t('nav.saved')],
    [`${searchPath}/campaigns`, t('nav.campaigns')],
  ] as const;
  return (
    <nav ref={row} aria-label={t('nav.label')} className={styles.tabs} onFocus={showWhole}>
      {places.map(([to, label]) => (
        <NavLink key={to} to={to} end className={styles.tab}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

/** Browsers leave alone what is half in view. Not beneath a pointer, from which it would move away as it is pressed. */
function showWhole({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** In the middle of the row, as the style sheet puts it in browsers that know how. Moves the row alone, not the page. */
function useCurrentInView() {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what makes another tab the current one
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (!row.current || !current) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()];
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [pathname]);
  return row;
}
