import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { page } from '../adapters/page.server';
import type { RouteHandle } from '../handle';
import { LegalPage } from '../legal/LegalPage';
import { loadLegal } from '../legal/load.server';

export const handle: RouteHandle = { title: 'legal.privacy' };

export const loader = page('public', async (visit) => loadLegal('privacy', visit));

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ name: 'description', content: data.lead }] : [];

export default function Privacy() {
  return <LegalPage {...useLoaderData<typeof loader>()} />;
}
