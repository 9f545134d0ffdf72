import { Outlet } from '@remix-run/react';
import { UserRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, EmptyState } from '../ui';
import { UploadTray } from '../uploads/UploadTray';
import { Frame } from './Frame';

/** The frame (header, menu, footer) with a creator's page inside. */
export function Area(frame: Omit<ComponentProps<typeof Frame>, 'children'>) {
  return (
    <Frame {...frame}>
      {frame.staff ? <StaffNotice /> : <Outlet />}
      {!frame.staff && <UploadTray />}
    </Frame>
  );
}

/**
 * Explanation for staff, who have no proposals and no money of their own: the creators' data is in the back
 * office.
 */
function StaffNotice() {
  const { t } = useTranslation('creator');
  return (
    <EmptyState
      icon={<UserRound aria-hidden="true" />}
      title={t('staff.title')}
      text={t('staff.text')}
      action={
        <ButtonLink to="/dashboard/admin/users-professionals" variant="primary" reloadDocument>
          {t('staff.action')}
        </ButtonLink>
      }
    />
  );
}
