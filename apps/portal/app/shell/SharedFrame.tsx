import { areaPath } from '@elenco/core/people';
import { Bell, BriefcaseBusiness, House } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Frame as CreatorFrame } from '../creator/Frame';
import { BrandFrame } from './BrandFrame';
import { Shell } from './Shell';
import type { SharedFrameData } from './shared.server';

type Props = { frame: SharedFrameData; children: ReactNode };

/** The frame of shared pages: that of the user's role. */
export function SharedFrame({ frame, children }: Props) {
  if (frame.role === 'creator') return <CreatorFrame {...frame}>{children}</CreatorFrame>;
  if (frame.role === 'company') return <BrandFrame {...frame}>{children}</BrandFrame>;
  return <StaffFrame frame={frame}>{children}</StaffFrame>;
}

type StaffProps = { frame: Extract<SharedFrameData, { role: 'admin' }>; children: ReactNode };

function StaffFrame({ frame: { account, unread }, children }: StaffProps) {
  const { t } = useTranslation('shared');
  return (
    <Shell
      navItems={[
        {
          to: '/dashboard/admin',
          label: t('frame.office'),
          icon: <BriefcaseBusiness aria-hidden="true" />,
          outside: true,
        },
        {
          to: '/dashboard/notifications',
          label: t('notifications.title'),
          icon: <Bell aria-hidden="true" />,
          count: unread,
        },
        { to: areaPath.company, label: t('frame.brands'), icon: <House aria-hidden="true" /> },
      ]}
      account={{ ...account, under: t('frame.staff') }}
      unread={unread}
    >
      {children}
    </Shell>
  );
}
