import { useLoaderData } from '@remix-run/react';
import { page, staffOnly } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { reportActions } from '../../../report/actions.server';
import { loadReport } from '../../../report/load.server';
import { ReportScreen } from '../../../report/ReportScreen';

export const handle: RouteHandle = {
  title: 'report:title',
  i18n: ['report', 'options', 'authority', 'problems'],
};

export const loader = staffOnly(page('company', loadReport));
export const action = staffOnly(reportActions);

/** A brand's report for staff. */
export default function ReportForStaff() {
  return <ReportScreen report={useLoaderData<typeof loader>()} />;
}
