import { unsubscribe } from '@elenco/core';
import { useLoaderData } from '@remix-run/react';
import { secretPage } from '../../access/secretPage';
import { actions } from '../../adapters/form.server';
import { followMailedLink, loadMailedLink } from '../../adapters/mailedLink.server';
import { page } from '../../adapters/page.server';
import type { RouteHandle } from '../../handle';
import { SubscriptionPage } from '../../newsletter/SubscriptionPage';

export const handle: RouteHandle = { title: 'newsletter:leave.title', i18n: ['newsletter', 'problems'] };
export const headers = secretPage;

export const loader = page('public', loadMailedLink(unsubscribe));
export const action = actions('public', { follow: followMailedLink(unsubscribe) });

export default function Leave() {
  return <SubscriptionPage purpose="leave" link={useLoaderData<typeof loader>()} />;
}
