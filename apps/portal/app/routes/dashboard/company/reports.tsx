import { sum } from '@elenco/core/kit';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { HelpLink } from '../../../help/HelpLink';
import { loadReports } from '../../../report/list.server';
import { NoReports, ReportList } from '../../../report/ReportList';
import { FilterMenu, PageHeader, Stack } from '../../../ui';

export const handle: RouteHandle = { title: 'report:list.title', i18n: ['report'] };

export const loader = page('company', loadReports);

export default function Reports() {
  const { t } = useTranslation('report');
  const list = useLoaderData<typeof loader>();
  const { campaigns, next } = list;
  const all = { value: '', label: t('list.all'), count: sum(campaigns.map(({ reports }) => reports)) };
  const options = campaigns.map(({ name, of, title, reports }) => ({
    value: name,
    count: reports,
    label: of === 'squad' ? `${title} (${t('list.squad')})` : title,
  }));
  return (
    <>
      <PageHeader
        title={t('list.title')}
        subtitle={
          <>
            {t('list.subtitle')} <HelpLink audience="brand" term="report" name={t('list.title')} />
          </>
        }
      />
      {campaigns.length === 0 ? (
        <NoReports next={next} />
      ) : (
        <Stack>
          <FilterMenu name="campaign" label={t('list.campaign')} options={[all, ...options]} />
          <ReportList list={list} />
        </Stack>
      )}
    </>
  );
}
