import { FilePlus2, House, Search, Settings, Users, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Account, Shell } from './Shell';

const at = '/dashboard/client';

type Props = {
  account: Account;
  unread: number;
  /** Left out for staff who look on. */
  unreadTalks?: number | undefined;
  projects: readonly { readonly id: number; readonly title: string }[];
  children: ReactNode;
};

/** The frame of a brand's screens. */
export function BrandFrame({ projects, ...rest }: Props) {
  const { t } = useTranslation('client');
  return (
    <Shell
      navItems={[
        { to: at, label: t('places.home'), icon: <House aria-hidden="true" /> },
        { to: `${at}/new-briefing`, label: t('places.new'), icon: <FilePlus2 aria-hidden="true" /> },
        { to: `${at}/search`, label: t('places.search'), icon: <Search aria-hidden="true" /> },
        { to: `${at}/historic`, label: t('places.money'), icon: <Wallet aria-hidden="true" /> },
        { to: `${at}/company`, label: t('places.team'), icon: <Users aria-hidden="true" /> },
        { to: `${at}/settings`, label: t('places.settings'), icon: <Settings aria-hidden="true" /> },
      ]}
      destinations={projects.map(({ id, title }) => ({
        to: `${at}/briefing/${id}`,
        label: title,
        hint: t('places.project'),
      }))}
      settings={`${at}/settings`}
      {...rest}
    />
  );
}
