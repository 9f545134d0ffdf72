import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import { ExampleHead } from '../../../company/ExampleHead';
import { loadExampleReport } from '../../../company/examples.server';
import type { RouteHandle } from '../../../handle';
import { useFormat } from '../../../i18n/use';
import { ReportBody } from '../../../report/ReportBody';
import { subtitleOf } from '../../../report/words';

export const handle: RouteHandle = { title: 'company:examples.report', i18n: ['report', 'options'] };

export const loader = page('company', loadExampleReport);

export default function ExampleReport() {
  const { t } = useTranslation(['report', 'options']);
  const formats = useFormat();
  const { shown } = useLoaderData<typeof loader>();
  return (
    <>
      <ExampleHead of="report" subtitle={subtitleOf(t, formats, shown.figures)} />
      <ReportBody shown={shown} allPosts="" />
    </>
  );
}
