import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './settings.module.css';

interface Part {
  /** Id of the section on the page. */
  readonly anchor: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** Sections of one page with an index: beside them on wide screens, above them on phones. */
export function SettingsIndex({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation('company');
  const { search } = useLocation();
  return (
    <div className={styles.page}>
      <nav className={styles.index} aria-label={t('settings.index')}>
        {parts.map(({ anchor, title }) => (
          <Link key={anchor} to={{ search, hash: anchor }}>
            {title}
          </Link>
        ))}
      </nav>
      <div className={styles.parts}>
        {parts.map(({ anchor, content }) => (
          <div key={anchor} id={anchor} className={styles.one}>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
