import { brand } from '@elenco/core/party';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AidsPanel } from '../shell/AidsPanel';
import { Logo } from '../shell/Logo';
import { SkipLink } from '../ui';
import styles from './frame.module.css';

/** The page belongs to the creator: no menu and no footer of ours, only whose house it is. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        <Link to="/" className={styles.home} aria-label={t('shell.home', { brand: brand.name })}>
          <Logo />
        </Link>
        <AidsPanel />
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
