import { NavLink } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { searchPath } from './paths';
import styles from './search.module.css';

/** The search, and what the company keeps of it. */
export function SearchTabs() {
  const { t } = useTranslation('search');
  const places = [
    [searchPath, t('nav.search')],
    [`${searchPath}/lists`, t('nav.lists')],
    [`${searchPath}/favorites`, t('nav.favorites')],
    [`${searchPath}/saved`, t('nav.saved')],
    [`${searchPath}/campaigns`, t('nav.campaigns')],
  ] as const;
  return (
    <nav aria-label={t('nav.label')} className={styles.tabs}>
      {places.map(([to, label]) => (
        <NavLink key={to} to={to} end className={styles.tab}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
