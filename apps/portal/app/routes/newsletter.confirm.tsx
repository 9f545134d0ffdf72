import { useLoaderData } from '@remix-run/react';
import { secretPage } from '../access/secretPage';
import { actions } from '../adapters/form.server';
import { page } from '../adapters/page.server';
import type { RouteHandle } from '../handle';
import { LetterPage } from '../newsletter/LetterPage';
import { follow, loadLink } from '../newsletter/newsletter.server';

export const handle: RouteHandle = { title: 'newsletter:confirm.title', i18n: ['newsletter', 'problems'] };
export const headers = secretPage;

export const loader = page('public', loadLink('confirm'));
export const action = actions('public', { follow: follow('confirm') });

export default function Confirm() {
  return <LetterPage purpose="confirm" link={useLoaderData<typeof loader>()} />;
}
