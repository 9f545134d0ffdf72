import { brand } from '@elenco/core/party';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, SkipLink } from '../ui';
import { AidsPanel } from './AidsPanel';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from './Logo';
import styles from './Public.module.css';

type Props = {
  children: ReactNode;
  /** In the place of the ways to sign in and to sign up. */
  ways?: ReactNode;
};

/** Header and footer of the pages that need no sign-in. */
export function Public({ children, ways }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        <Link to="/" className={styles.home} aria-label={t('shell.home', { brand: brand.name })}>
          <Logo />
        </Link>
        <div className={styles.tools}>
          <AidsPanel />
          <nav className={styles.nav} aria-label={t('shell.account')}>
            {ways ?? (
              <>
                <ButtonLink to="/login" size="small">
                  {t('shell.login')}
                </ButtonLink>
                <ButtonLink to="/signup" size="small" variant="dark">
                  {t('shell.signup')}
                </ButtonLink>
              </>
            )}
          </nav>
        </div>
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <p>
          © {brand.legalName} · <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </p>
        <nav className={styles.small} aria-label={t('legal.both')}>
          <Link to="/terms">{t('legal.terms')}</Link>
          <Link to="/privacy">{t('legal.privacy')}</Link>
        </nav>
        <LanguageSwitch />
      </footer>
    </div>
  );
}
