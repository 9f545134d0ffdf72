import { brand, helpAddress } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from './Logo';
import { MeasureChoice } from './MeasureChoice';
import { footerLinks, useVisitor } from './places';
import styles from './SiteFooter.module.css';
import { SiteLink } from './SiteHeader';

/**
 * Links to public pages, and company data. `short` leaves out links for visitors. `signedIn` leaves out
 * languages, which the account's menu has.
 */
export function SiteFooter({ short, signedIn = false }: { short: boolean; signedIn?: boolean }) {
  const { t } = useTranslation();
  const { links } = useVisitor();
  return (
    <footer className={short ? styles.short : styles.footer}>
      {!short && (
        <div className={styles.columns}>
          <div className={styles.us}>
            <Logo />
            <p>{t('shell.motto')}</p>
          </div>
          <nav className={styles.list} aria-labelledby="for-brands">
            <h2 id="for-brands">{t('shell.forBrands')}</h2>
            <Link to="/">{t('shell.howBrands')}</Link>
            <Link to="/signup/brand">{t('shell.hire')}</Link>
            <Link to={helpAddress('brand')}>{t('help.title.brand')}</Link>
          </nav>
          <nav className={styles.list} aria-labelledby="for-creators">
            <h2 id="for-creators">{t('shell.forCreators')}</h2>
            <Link to="/?for=creator">{t('shell.howCreators')}</Link>
            <Link to="/signup/creator">{t('shell.be')}</Link>
            <Link to="/calculator">{t('shell.calculator')}</Link>
            <Link to={helpAddress('creator')}>{t('help.title.creator')}</Link>
          </nav>
          <nav className={styles.list} aria-labelledby="of-us">
            <h2 id="of-us">{brand.name}</h2>
            {footerLinks(links).map((way) => (
              <SiteLink {...way} key={way.key} />
            ))}
            <Link to="/signup">{t('shell.signup')}</Link>
            <a href={`mailto:${brand.supportEmail}`}>{t('shell.contact')}</a>
          </nav>
        </div>
      )}
      {!short && <MeasureChoice />}
      <div className={styles.last}>
        <p>© {brand.legalName}</p>
        <nav className={styles.legal} aria-label={t('legal.both')}>
          {signedIn && <Link to="/help">{t('help.link')}</Link>}
          <Link to="/terms">{t('legal.terms')}</Link>
          <Link to="/privacy">{t('legal.privacy')}</Link>
        </nav>
        {!signedIn && <LanguageSwitch />}
      </div>
    </footer>
  );
}
