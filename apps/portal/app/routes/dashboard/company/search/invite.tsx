import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../../adapters/page.server';
import type { RouteHandle } from '../../../../handle';
import { InvitePage } from '../../../../search/InvitePage';
import { loadInvite } from '../../../../search/invite.server';
import { oneActions } from '../../../../search/one.server';
import { SearchTabs } from '../../../../search/Tabs';
import { PageHeader } from '../../../../ui';

export const handle: RouteHandle = { title: 'search:invite.title', i18n: ['search', 'problems'] };

export const loader = page('company', loadInvite);
export const action = oneActions;

export default function InviteCreators() {
  const { t } = useTranslation('search');
  return (
    <>
      <PageHeader title={t('invite.title')} subtitle={t('invite.subtitle')} />
      <SearchTabs />
      <InvitePage data={useLoaderData<typeof loader>()} />
    </>
  );
}
