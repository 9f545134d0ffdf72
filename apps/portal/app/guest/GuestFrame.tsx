import { brand } from '@elenco/core/people';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AidsPanel } from '../shell/AidsPanel';
import { Logo } from '../shell/Logo';
import { SkipLink } from '../ui';
import styles from './guest.module.css';

/** Frame of guest pages, with the company's name and without navigation. */
export function GuestFrame({ company, children }: { company: string; children: ReactNode }) {
  const { t } = useTranslation('authority');
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        <Logo />
        <p className="muted small">{t('guest.sharedBy', { company })}</p>
        <AidsPanel />
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <p className="muted small">{t('guest.why', { company, brand: brand.name })}</p>
      </footer>
    </div>
  );
}
