import { brand } from '@elenco/core/people';
import { Link, useLocation } from '@remix-run/react';
import { Menu } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useModalLink } from '../access/ModalLink';
import type { Modal } from '../access/modal';
import { ButtonLink, cx } from '../ui';
import { useDisclosure } from '../ui/useDisclosure';
import { AidsPanel } from './AidsPanel';
import { type Audience, homeFor } from './frames';
import { Logo } from './Logo';
import { headerLinks, useAudience, useVisitor, type Way } from './places';
import styles from './SiteHeader.module.css';
import { useMeasure } from './useMeasure';

const audiences = ['brand', 'creator'] as const;

/**
 * Header of public pages, for brands or creators. If `menu` is false, the header only has the name and the
 * accessibility panel. `ways` replaces the links to sign-in and sign-up.
 */
export function SiteHeader({ menu, ways }: { menu: boolean; ways?: ReactNode }) {
  const { t } = useTranslation();
  const audience = useAudience();
  const navItems = headerLinks(audience, useVisitor().links, {
    products: t('shell.products'),
    meeting: t('shell.meeting'),
  });
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link
          to={homeFor(audience)}
          className={styles.home}
          aria-label={t('shell.home', { brand: brand.name })}
        >
          <Logo />
        </Link>
        {menu && !ways && (
          <>
            <Switch audience={audience} />
            <nav className={styles.navItems} aria-label={t('shell.pages')}>
              {navItems.map((way) => (
                <SiteLink {...way} key={way.key} />
              ))}
            </nav>
          </>
        )}
        <div className={styles.tools}>
          <AidsPanel />
          {ways ?? (menu && <HeaderActions audience={audience} />)}
          {menu && !ways && <SmallMenu audience={audience} navItems={navItems} />}
        </div>
      </div>
    </header>
  );
}

/** Link that switches between brands and creators. */
function Switch({ audience }: { audience: Audience }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.switch} aria-label={t('shell.audiences')}>
      {audiences.map((each) => (
        <Link
          key={each}
          to={homeFor(each)}
          className={cx(styles.audience, each === audience && styles.chosen)}
          aria-current={each === audience ? 'true' : undefined}
        >
          {t(each === 'brand' ? 'shell.forBrands' : 'shell.forCreators')}
        </Link>
      ))}
    </nav>
  );
}

/** Link to an anchor, another page, or another site. */
export function SiteLink({ title, to, newTab }: Way) {
  const { t } = useTranslation();
  if (newTab) {
    return (
      <a
        href={to}
        className={styles.place}
        target="_blank"
        rel="noopener"
        aria-label={t('shell.newTab', { title })}
      >
        {title}
      </a>
    );
  }
  if (to.includes('#')) {
    return (
      <a href={to} className={styles.place}>
        {title}
      </a>
    );
  }
  return (
    <Link to={to} className={styles.place}>
      {title}
    </Link>
  );
}

/** Sign-in link and the main action of this audience. */
function HeaderActions({ audience }: { audience: Audience }) {
  const { t } = useTranslation();
  const { dashboard } = useVisitor();
  const linkTo = useModalLink();
  const measure = useMeasure();
  const main = audience === 'creator' ? 'be' : 'hire';
  return (
    <nav className={styles.ways} aria-label={t('shell.account')}>
      {dashboard ? (
        <ButtonLink {...dashboard} size="small">
          {t('shell.dashboard')}
        </ButtonLink>
      ) : (
        <ButtonLink size="small" {...linkTo('login', () => measure('login'))}>
          {t('shell.login')}
        </ButtonLink>
      )}
      {!dashboard && (
        <span className={styles.main}>
          <ButtonLink size="small" variant="dark" {...linkTo(main, () => measure(main))}>
            {t(`shell.${main}`)}
          </ButtonLink>
        </span>
      )}
    </nav>
  );
}

/** Menu of the header on small screens, which opens without scripts too. */
function SmallMenu({ audience, navItems }: { audience: Audience; navItems: readonly Way[] }) {
  const { t } = useTranslation();
  const { dashboard } = useVisitor();
  const linkTo = useModalLink();
  const measure = useMeasure();
  const { own, close, leave } = useDisclosure();
  const go = (modal: Modal) => {
    measure(modal);
    leave();
  };
  const { key } = useLocation();
  useEffect(() => {
    if (key) close(); // closes after a navigation
  }, [key, close]);
  return (
    <details className={styles.small} {...own}>
      <summary className={styles.open} aria-label={t('shell.menu')}>
        <Menu aria-hidden="true" />
      </summary>
      <div className={styles.sheet}>
        <Switch audience={audience} />
        <nav className={styles.list} aria-label={t('shell.pages')}>
          {navItems.map((way) => (
            <SiteLink {...way} key={way.key} />
          ))}
        </nav>
        <nav className={styles.actions} aria-label={t('shell.account')}>
          <ButtonLink
            wide
            variant={audience === 'brand' ? 'primary' : 'quiet'}
            {...linkTo('hire', () => go('hire'))}
          >
            {t('shell.hire')}
          </ButtonLink>
          <ButtonLink
            wide
            variant={audience === 'creator' ? 'primary' : 'quiet'}
            {...linkTo('be', () => go('be'))}
          >
            {t('shell.be')}
          </ButtonLink>
          {dashboard ? (
            <ButtonLink {...dashboard} wide>
              {t('shell.dashboard')}
            </ButtonLink>
          ) : (
            <ButtonLink wide {...linkTo('login', () => go('login'))}>
              {t('shell.login')}
            </ButtonLink>
          )}
        </nav>
      </div>
    </details>
  );
}
