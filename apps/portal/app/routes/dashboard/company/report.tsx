import { useLoaderData } from '@remix-run/react';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { reportActions } from '../../../report/actions.server';
import { loadReport } from '../../../report/load.server';
import { ReportScreen } from '../../../report/ReportScreen';

export const handle: RouteHandle = {
  title: 'report:title',
  i18n: ['report', 'options', 'authority', 'problems'],
};

export const loader = page('company', loadReport);
export const action = reportActions;

export default function Report() {
  return <ReportScreen report={useLoaderData<typeof loader>()} />;
}
