import { useLoaderData } from '@remix-run/react';
import { page } from '../../adapters/page.server';
import type { RouteHandle } from '../../handle';
import { LegalPage } from '../../legal/LegalPage';
import { loadLegal } from '../../legal/load.server';
import { aboutPage } from '../../seo/about.server';
import { aboutMeta } from '../../seo/pageMeta';

export const handle: RouteHandle = { title: 'legal.privacy' };

export const loader = page('public', async (ctx) => {
  const text = await loadLegal('privacy', ctx);
  return { ...text, about: aboutPage(ctx, { title: text.title, description: text.subtitle }) };
});

export const meta = aboutMeta;

export default function Privacy() {
  return <LegalPage {...useLoaderData<typeof loader>()} />;
}
