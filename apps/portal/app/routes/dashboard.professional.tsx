import { Outlet, useLoaderData } from '@remix-run/react';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { page } from '../adapters/page.server';
import type { RouteHandle } from '../handle';
import { Frame } from '../professional/Frame';
import { loadFrame } from '../professional/frame.server';
import { ButtonLink, EmptyState } from '../ui';

export const handle: RouteHandle = {
  title: 'professional:places.title',
  i18n: ['professional', 'options', 'resources'],
};

export const loader = page('professional', loadFrame);

export default function ProfessionalArea() {
  const frame = useLoaderData<typeof loader>();
  return <Frame {...frame}>{frame.staff ? <ForStaff /> : <Outlet />}</Frame>;
}

/** Staff have no proposals and no money of their own; a creator's are in the back office. */
function ForStaff() {
  const { t } = useTranslation('professional');
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
