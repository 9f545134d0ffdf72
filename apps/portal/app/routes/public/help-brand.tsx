import { useLoaderData } from '@remix-run/react';
import { page } from '../../adapters/page.server';
import type { RouteHandle } from '../../handle';
import { HelpPage } from '../../help/HelpPage';
import { loadHelp } from '../../help/load.server';
import { aboutMeta } from '../../seo/pageMeta';

export const handle: RouteHandle = { title: 'help.title.brand', light: true };
export const loader = page('public', (ctx) => loadHelp('brand', ctx));
export const meta = aboutMeta;

export default function BrandHelp() {
  return <HelpPage {...useLoaderData<typeof loader>()} />;
}
