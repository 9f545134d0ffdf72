import { useLoaderData } from '@remix-run/react';
import { page } from '../../../adapters/page.server';
import { ExampleHead } from '../../../company/ExampleHead';
import { loadExampleReport } from '../../../company/examples.server';
import type { RouteHandle } from '../../../handle';
import { ReportBody } from '../../../report/ReportBody';
import { useSubtitle } from '../../../report/ReportHead';

export const handle: RouteHandle = { title: 'company:examples.report', i18n: ['report', 'options'] };

export const loader = page('company', loadExampleReport);

export default function ExampleReport() {
  const { shown } = useLoaderData<typeof loader>();
  return (
    <>
      <ExampleHead of="report" subtitle={useSubtitle(shown)} />
      <ReportBody shown={shown} allPosts="" />
    </>
  );
}
