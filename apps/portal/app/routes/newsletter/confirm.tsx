import { useLoaderData } from '@remix-run/react';
import { secretPage } from '../../access/secretPage';
import { actions } from '../../adapters/form.server';
import { page } from '../../adapters/page.server';
import type { RouteHandle } from '../../handle';
import { follow, loadLink } from '../../newsletter/newsletter.server';
import { SubscriptionPage } from '../../newsletter/SubscriptionPage';

export const handle: RouteHandle = { title: 'newsletter:confirm.title', i18n: ['newsletter', 'problems'] };
export const headers = secretPage;

export const loader = page('public', loadLink('confirm'));
export const action = actions('public', { follow: follow('confirm') });

export default function Confirm() {
  return <SubscriptionPage purpose="confirm" link={useLoaderData<typeof loader>()} />;
}
