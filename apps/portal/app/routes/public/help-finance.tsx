import { useLoaderData } from '@remix-run/react';
import { page } from '../../adapters/page.server';
import type { RouteHandle } from '../../handle';
import { HelpPage } from '../../help/HelpPage';
import { loadHelp } from '../../help/load.server';
import { unlisted } from '../../seo/pageMeta';

export const handle: RouteHandle = { title: 'help.title.finance', light: true };
export const loader = page('shared', (ctx) => loadHelp('finance', ctx));
export const meta = () => unlisted;

export default function FinanceHelp() {
  return <HelpPage {...useLoaderData<typeof loader>()} />;
}
