import { ArrowLeft, Bell, BriefcaseBusiness } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui';
import { Shell } from './Shell';
import styles from './Shell.module.css';
import type { StaffFrameData } from './shared.server';

type Props = { frame: StaffFrameData; children: ReactNode };

/** Frame of portal pages for staff: a link back to the back office instead of a brand's menu. */
export function StaffFrame({ frame: { account, unread, home }, children }: Props) {
  const { t } = useTranslation('company');
  return (
    <Shell
      navItems={[
        {
          to: home,
          label: t('places.office'),
          icon: <BriefcaseBusiness aria-hidden="true" />,
          outside: true,
        },
        {
          to: '/dashboard/notifications',
          label: t('places.notifications'),
          icon: <Bell aria-hidden="true" />,
          count: unread,
        },
      ]}
      account={{ ...account, under: t('places.staff') }}
      unread={unread}
    >
      <div className={styles.back}>
        <ButtonLink
          to={home}
          reloadDocument
          variant="plain"
          size="small"
          icon={<ArrowLeft aria-hidden="true" />}
        >
          {t('places.backToOffice')}
        </ButtonLink>
      </div>
      {children}
    </Shell>
  );
}
