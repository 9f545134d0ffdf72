import { useLoaderData } from '@remix-run/react';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { CompareScreen } from '../../../report/CompareScreen';
import { loadComparison } from '../../../report/compare.server';

export const handle: RouteHandle = { title: 'report:compare.title', i18n: ['report', 'options'] };

export const loader = page('company', (ctx) => loadComparison(ctx, 'campaigns'));

export default function CompareCampaigns() {
  return <CompareScreen comparison={useLoaderData<typeof loader>()} />;
}
