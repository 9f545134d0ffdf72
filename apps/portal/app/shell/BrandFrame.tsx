import { areaPath } from '@elenco/core/people';
import {
  ChartColumn,
  FilePlus2,
  House as HomeIcon,
  LayoutGrid,
  MessagesSquare,
  Search,
  Settings,
  Users,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Queue } from '../queue/load.server';
import type { Account } from './account';
import { MAX_FRAMED_PROJECTS, MAX_NAMED_PROJECTS } from './framedProjects';
import { Shell, useConversationsEntry } from './Shell';

const at = areaPath.company;

type Props = {
  account: Account;
  unread: number;
  unreadTalks: number;
  queue: Queue | null;
  projects: readonly {
    readonly id: number;
    readonly title: string;
    readonly status: string;
    /** True if the project is in progress. */
    readonly running: boolean;
  }[];
  children: ReactNode;
};

/** The frame of a brand's pages. */
export function BrandFrame({ projects, unreadTalks, ...rest }: Props) {
  const { t } = useTranslation('company');
  const talks = useConversationsEntry(unreadTalks);
  const running = projects.filter((project) => project.running);
  return (
    <Shell
      followUps={rest.queue?.followUps.map(({ code, params, to, project }) => ({
        to,
        label: [t(`next.${code}.follow`, params), project].filter(Boolean).join(': '),
      }))}
      navItems={[
        { to: at, label: t('places.home'), icon: <HomeIcon aria-hidden="true" /> },
        { to: `${at}/squads`, label: t('places.squads'), icon: <LayoutGrid aria-hidden="true" /> },
        { to: `${at}/search`, label: t('places.search'), icon: <Search aria-hidden="true" /> },
        ...talks,
        { to: `${at}/reports`, label: t('places.reports'), icon: <ChartColumn aria-hidden="true" /> },
        { to: `${at}/historic`, label: t('places.money'), icon: <Wallet aria-hidden="true" /> },
        { to: `${at}/new-briefing`, label: t('places.new'), icon: <FilePlus2 aria-hidden="true" /> },
        { to: '/community', label: t('places.community'), icon: <MessagesSquare aria-hidden="true" /> },
        { to: `${at}/company`, label: t('places.team'), icon: <Users aria-hidden="true" /> },
        { to: `${at}/settings`, label: t('places.settings'), icon: <Settings aria-hidden="true" /> },
      ]}
      destinations={projects.map(({ id, title }) => ({
        to: `${at}/briefing/${id}`,
        label: title,
        hint: t('places.project'),
      }))}
      allRunning={{
        to: `${at}?show=in_progress`,
        // Older projects are not loaded, so the exact number may be unknown.
        count: projects.length < MAX_FRAMED_PROJECTS ? running.length : null,
        more: running.length > MAX_NAMED_PROJECTS ? t('allRunning') : undefined,
      }}
      running={running
        .slice(0, MAX_NAMED_PROJECTS)
        .map(({ id, title, status }) => ({ to: `${at}/briefing/${id}`, label: title, status }))}
      settings={`${at}/settings`}
      {...rest}
    />
  );
}
