import { useLoaderData } from '@remix-run/react';
import { secretPage } from '../../access/secretPage';
import { page } from '../../adapters/page.server';
import type { RouteHandle } from '../../handle';
import { StopNews } from '../../search/StopNews';
import { loadNews, newsActions } from '../../search/stopNews.server';

export const handle: RouteHandle = { title: 'newsletter:searches.title', i18n: ['newsletter', 'problems'] };
export const headers = secretPage;

export const loader = page('public', loadNews);
export const action = newsActions;

/** Unsubscribe page of mails about new matches; signed in or not. */
export default function Stop() {
  return <StopNews notifying={useLoaderData<typeof loader>().notifying} />;
}
