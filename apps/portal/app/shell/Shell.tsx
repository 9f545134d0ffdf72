import { brand } from '@elenco/core/party';
import { Link, NavLink } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveCounts } from '../live/useLive';
import { SkipLink } from '../ui';
import { AccountMenu } from './AccountMenu';
import { AidsPanel } from './AidsPanel';
import { Bell, Talks } from './Bell';
import { Logo } from './Logo';
import { type Destination, Palette } from './Palette';
import styles from './Shell.module.css';

interface NavItem extends Destination {
  readonly icon: ReactNode;
  /** Something waits there. */
  readonly count?: number;
}

export interface Account {
  readonly id: number;
  readonly name: string;
  /** The company, or the person's role. */
  readonly under: string;
  /** The person's photograph. */
  readonly src?: string | null;
  /** The company's logo, which stands for its people. */
  readonly logo?: string | null;
}

type Props = {
  /**
   * Left on wide screens; the first five are the bar at the bottom of phones, so what comes after them has to be in the
   * account's menu, too.
   */
  navItems: readonly NavItem[];
  /** Further destinations of the jump palette. */
  destinations?: readonly Destination[];
  account: Account;
  /** Path of the person's settings, if there are any here. */
  settings?: string;
  /** Unread notifications. */
  unread?: number;
  /** Conversations with something unread; left out for who has none. */
  unreadTalks?: number | undefined;
  children: ReactNode;
};

function NavItems({ navItems }: { navItems: readonly NavItem[] }) {
  return navItems.map(({ to, label, icon, count, outside }) => (
    <NavLink
      key={to}
      to={to}
      end={to.split('/').length <= 3}
      reloadDocument={outside}
      prefetch={outside ? 'none' : 'intent'}
      className={styles.place}
    >
      {icon}
      <span className={styles.label}>{label}</span>
      {count ? <span className={styles.count}>{count}</span> : null}
    </NavLink>
  ));
}

/** The frame of every screen for signed-in people. Screens render their own `PageHeader` inside. */
export function Shell({
  navItems,
  destinations = [],
  account,
  settings,
  unread = 0,
  unreadTalks,
  children,
}: Props) {
  const { t } = useTranslation();
  const live = useLiveCounts();
  const talks =
    unreadTalks === undefined
      ? []
      : [{ to: '/dashboard/messages', label: t('shell.messages', { count: 0 }) }];
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.top}>
        <Link to="/" className={styles.home} aria-label={t('shell.home', { brand: brand.name })}>
          <Logo />
        </Link>
        <AidsPanel opens="right" />
        <div className={styles.tools}>
          <Palette destinations={[...navItems, ...talks, ...destinations]} />
          {unreadTalks !== undefined && <Talks unread={live?.unreadTalks ?? unreadTalks} />}
          <Bell unread={live?.unread ?? unread} />
        </div>
      </header>
      <nav className={styles.side} aria-label={t('shell.places')}>
        <NavItems navItems={navItems} />
      </nav>
      <nav className={styles.person} aria-label={t('shell.account')}>
        <AccountMenu account={account} settings={settings} />
      </nav>
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <nav className={styles.bar} aria-label={t('shell.mainPlaces')}>
        <NavItems navItems={navItems.slice(0, 5)} />
      </nav>
    </div>
  );
}
