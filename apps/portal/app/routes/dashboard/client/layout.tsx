import { briefings } from '@elenco/core/briefing';
import { companies } from '@elenco/core/party';
import { Outlet, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { BrandFrame } from '../../../shell/BrandFrame';
import { brandAccount } from '../../../shell/shared.server';

export const handle: RouteHandle = { title: 'client:home.title', i18n: ['client', 'options', 'resources'] };

export const loader = page('client', async ({ app, actor, user }) => {
  const newest = { by: 'createdAt', down: true, limit: 50 };
  const [company, projects, { unread, unreadTalks }] = await Promise.all([
    actor.role === 'client' ? app.get(companies, actor, actor.companyId) : undefined,
    app.pick(briefings, actor, ['id', 'title', 'status'], {}, newest),
    app.conversations.unread(user.id),
  ]);
  return {
    unread,
    unreadTalks: company ? unreadTalks : undefined,
    account: company ? brandAccount(user, company) : { id: user.id, name: user.name, under: null },
    projects,
  };
});

/** The frame of everything that a brand does. */
export default function ClientArea() {
  const { t } = useTranslation('client');
  const { unread, unreadTalks, account, projects } = useLoaderData<typeof loader>();
  return (
    <BrandFrame
      account={{ ...account, under: account.under ?? t('places.staff') }}
      projects={projects}
      unread={unread}
      unreadTalks={unreadTalks}
    >
      <Outlet />
    </BrandFrame>
  );
}
