import { useLoaderData } from '@remix-run/react';
import { page, staffOnly } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { CompareScreen } from '../../../report/CompareScreen';
import { loadComparison } from '../../../report/compare.server';

export const handle: RouteHandle = { title: 'report:compare.squadsWindow', i18n: ['report', 'options'] };

export const loader = staffOnly(page('company', (ctx) => loadComparison(ctx, 'squads')));

export default function CompareSquadsForStaff() {
  return <CompareScreen comparison={useLoaderData<typeof loader>()} />;
}
