import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { secretPage } from '../../../access/secretPage';
import { actions } from '../../../adapters/form.server';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { LeaveForm } from '../../../privacy/LeaveForm';
import { loadLeave, requestDeletion } from '../../../privacy/leave.server';
import { SharedFrame } from '../../../shell/SharedFrame';
import { More, PageHeader } from '../../../ui';

export const handle: RouteHandle = {
  title: 'privacy:leave.title',
  i18n: ['privacy', 'shared', 'company', 'creator', 'problems'],
};
export const headers = secretPage;

export const loader = page('shared', loadLeave);
export const action = actions('shared', { leave: requestDeletion });

/** Page on which users delete their own profile, account or company. */
export default function Leave() {
  const { t } = useTranslation('privacy');
  const { frame, ...own } = useLoaderData<typeof loader>();
  return (
    <SharedFrame frame={frame}>
      <PageHeader
        title={t('leave.title')}
        subtitle={t('leave.subtitle')}
        action={<More to="/dashboard/privacy">{t('title')}</More>}
      />
      <LeaveForm {...own} answer={useActionData<typeof action>()} />
    </SharedFrame>
  );
}
