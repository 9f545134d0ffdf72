import { areaPath, brand } from '@elenco/core/people';
import {
  Briefcase,
  Calculator,
  CircleCheckBig,
  FileSignature,
  GraduationCap,
  History,
  House as HomeIcon,
  Settings,
  Ticket,
  UserRound,
  Users,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Queue } from '../queue/load.server';
import type { Account } from '../shell/account';
import { Shell, useConversationsEntry } from '../shell/Shell';

const at = areaPath.creator;

type Props = {
  account: Omit<Account, 'under'>;
  unread: number;
  unreadTalks: number;
  /** True for staff, who have no creator data of their own. */
  staff: boolean;
  freelancer: boolean;
  queue: Queue | null;
  projects: readonly { readonly briefingId: number; readonly title: string }[];
  children: ReactNode;
};

/** The frame of all creator pages. */
export function Frame({ account, unread, unreadTalks, staff, freelancer, queue, projects, children }: Props) {
  const { t } = useTranslation('creator');
  const talks = useConversationsEntry(staff ? undefined : unreadTalks);
  return (
    <Shell
      navItems={[
        { to: at, label: t('places.home'), icon: <HomeIcon aria-hidden="true" /> },
        { to: `${at}/jobs`, label: t('places.jobs'), icon: <Briefcase aria-hidden="true" /> },
        {
          to: `${at}/complete-briefing`,
          label: t('places.complete'),
          icon: <CircleCheckBig aria-hidden="true" />,
        },
        ...talks,
        { to: `${at}/finance`, label: t('places.finance'), icon: <Wallet aria-hidden="true" /> },
        { to: `${at}/pay`, label: brand.payName, icon: <FileSignature aria-hidden="true" /> },
        { to: `${at}/historic`, label: t('places.historic'), icon: <History aria-hidden="true" /> },
        { to: `${at}/profile`, label: t('places.profile'), icon: <UserRound aria-hidden="true" /> },
        { to: '/community', label: t('places.community'), icon: <Users aria-hidden="true" /> },
        { to: `${at}/curator`, label: t('places.curator'), icon: <Ticket aria-hidden="true" /> },
        { to: '/academy', label: t('places.academy'), icon: <GraduationCap aria-hidden="true" /> },
        { to: '/calculator', label: t('places.calculator'), icon: <Calculator aria-hidden="true" /> },
        { to: `${at}/settings`, label: t('places.settings'), icon: <Settings aria-hidden="true" /> },
      ]}
      destinations={projects.map(({ briefingId, title }) => ({
        to: `${at}/briefing/${briefingId}`,
        label: title,
        hint: t('places.project'),
      }))}
      account={{
        ...account,
        under: t(staff ? 'places.staff' : freelancer ? 'places.freelancer' : 'places.creator'),
      }}
      settings={`${at}/settings`}
      unread={unread}
      queue={queue}
    >
      {children}
    </Shell>
  );
}
