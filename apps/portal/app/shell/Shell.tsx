import { brand } from '@elenco/core/people';
import { Link, NavLink, useLocation } from '@remix-run/react';
import { Menu, MessageCircle } from 'lucide-react';
import { type ComponentProps, Fragment, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveCounts } from '../live/useLive';
import type { Queue } from '../queue/load.server';
import { QueueBar } from '../queue/QueueBar';
import { SkipLink, toneOf } from '../ui';
import { StatusGlyph } from '../ui/StatusGlyph';
import { useDisclosure } from '../ui/useDisclosure';
import { AccountMenu } from './AccountMenu';
import { AidsPanel } from './AidsPanel';
import type { Account } from './account';
import { Bell } from './Bell';
import type { Destination } from './destination';
import { Logo } from './Logo';
import { Palette } from './Palette';
import styles from './Shell.module.css';
import { SiteFooter } from './SiteFooter';

interface NavItem extends Destination {
  readonly icon: ReactNode;
  /** Number of waiting items. */
  readonly count?: number | undefined;
  /** Text of the count for screen readers. */
  readonly spoken?: string;
}

/** A project in progress, with its state. */
interface ActiveProject {
  readonly to: string;
  readonly label: string;
  readonly status: string;
}

type Props = {
  /**
   * Entries of the menu: at the left on wide screens. On phones, the first four are in the bottom bar and the
   * others in its last menu.
   */
  navItems: readonly NavItem[];
  /** Further targets of the command palette. */
  destinations?: readonly Destination[];
  /** Projects in progress, below the navigation. */
  running?: readonly ActiveProject[];
  /** Link to all projects in progress. `count` is their number; null if unknown. */
  allRunning?: { readonly to: string; readonly count: number | null; readonly more?: string | undefined };
  account: Account;
  /** Path of the user's settings, if there are any. */
  settings?: string;
  /** Unread notifications. */
  unread?: number;
  /** Queue in which the page was opened. */
  queue?: Queue | null;
  /** Links to the tasks that follow from the finished queue. */
  followUps?: ComponentProps<typeof QueueBar>['followUps'];
  children: ReactNode;
};

/** Returns the menu entry of the conversations, with the unread count. */
export function useConversationsEntry(unread: number | undefined): readonly NavItem[] {
  const { t } = useTranslation();
  const live = useLiveCounts();
  if (unread === undefined) return [];
  const count = live?.unreadTalks ?? unread;
  return [
    {
      to: '/dashboard/messages',
      label: t('shell.messages', { count: 0 }),
      icon: <MessageCircle aria-hidden="true" />,
      count,
      spoken: t('shell.messages', { count }),
    },
  ];
}

function NavItems({ navItems }: { navItems: readonly NavItem[] }) {
  return navItems.map(({ to, label, icon, count, spoken, outside }) => (
    <NavLink
      key={to}
      to={to}
      end={to.split('/').length <= 3}
      reloadDocument={outside}
      prefetch={outside ? 'none' : 'intent'}
      className={styles.place}
      aria-label={count ? spoken : undefined}
    >
      {icon}
      <span className={styles.label}>{label}</span>
      {count ? <span className={styles.count}>{count > 99 ? '99+' : count}</span> : null}
    </NavLink>
  ));
}

/** Number of entries in the bottom bar of a phone. */
const MAX_BAR_ENTRIES = 5;

/** The frame of all pages for signed-in users. Pages render their own `PageHeader` inside. */
export function Shell({
  navItems,
  destinations = [],
  running = [],
  allRunning,
  account,
  settings,
  unread = 0,
  queue,
  followUps,
  children,
}: Props) {
  const { t } = useTranslation();
  const live = useLiveCounts();
  const fits = navItems.length <= MAX_BAR_ENTRIES;
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.top}>
        <Link to="/" className={styles.home} aria-label={t('shell.home', { brand: brand.name })}>
          <Logo />
        </Link>
        <Palette destinations={[...navItems, ...destinations]} />
        <AidsPanel opens="right" />
        <Bell unread={live?.unread ?? unread} />
      </header>
      <div className={styles.side}>
        <nav className={styles.places} aria-label={t('shell.places')}>
          <NavItems navItems={navItems} />
        </nav>
        {running.length > 0 && (
          <nav className={styles.running} aria-label={t('shell.running')}>
            {allRunning && (
              <Link to={allRunning.to} className={styles.runningTitle}>
                {t('shell.running')} {allRunning.count}
              </Link>
            )}
            {running.map(({ to, label, status }) => (
              <NavLink key={to} to={to} prefetch="intent" className={styles.project}>
                <StatusGlyph shape={toneOf(status)} />
                <span>{label}</span>
              </NavLink>
            ))}
            {allRunning?.more && (
              <Link to={allRunning.to} className={styles.project}>
                {allRunning.more}
              </Link>
            )}
          </nav>
        )}
      </div>
      <nav className={styles.person} aria-label={t('shell.account')}>
        <AccountMenu account={account} settings={settings} />
      </nav>
      <div className={styles.page}>
        <main id="content" className={styles.main} tabIndex={-1}>
          {queue && <QueueBar queue={queue} home={navItems[0]?.to ?? '/'} followUps={followUps} />}
          {/* The React key resets forms for each row of a queue, so that no input remains from another row. */}
          <Fragment key={queue?.at}>{children}</Fragment>
        </main>
        <div className={styles.foot}>
          <SiteFooter short signedIn />
        </div>
      </div>
      <nav className={styles.bar} aria-label={t('shell.mainPlaces')}>
        <NavItems navItems={fits ? navItems : navItems.slice(0, MAX_BAR_ENTRIES - 1)} />
        {!fits && <MorePlaces navItems={navItems.slice(MAX_BAR_ENTRIES - 1)} />}
      </nav>
    </div>
  );
}

/** Menu of entries that do not fit into the bar; opens without scripts too. */
function MorePlaces({ navItems }: { navItems: readonly NavItem[] }) {
  const { t } = useTranslation();
  const { own, close } = useDisclosure();
  const { key } = useLocation();
  useEffect(() => {
    if (key) close(); // closes after a navigation
  }, [key, close]);
  return (
    <details className={styles.more} {...own}>
      <summary className={styles.place}>
        <Menu aria-hidden="true" />
        <span className={styles.label}>{t('shell.more')}</span>
      </summary>
      <div className={styles.sheet}>
        <NavItems navItems={navItems} />
      </div>
    </details>
  );
}
