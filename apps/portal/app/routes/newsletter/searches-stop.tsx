import { useLoaderData } from '@remix-run/react';
import { secretPage } from '../../access/secretPage';
import { page } from '../../adapters/page.server';
import type { RouteHandle } from '../../handle';
import { StopNotifications } from '../../search/StopNotifications';
import { loadNews, stopNotificationsActions } from '../../search/stopNotifications.server';

export const handle: RouteHandle = { title: 'newsletter:searches.title', i18n: ['newsletter', 'problems'] };
export const headers = secretPage;

export const loader = page('public', loadNews);
export const action = stopNotificationsActions;

/** Unsubscribe page of e-mails about new matches, for signed-in and signed-out users. */
export default function Stop() {
  return <StopNotifications notifying={useLoaderData<typeof loader>().notifying} />;
}
