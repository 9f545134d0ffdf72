import { useLoaderData } from '@remix-run/react';
import { Columns2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../../adapters/page.server';
import type { RouteHandle } from '../../../../handle';
import { CompareTable } from '../../../../search/CompareTable';
import { KeepForm } from '../../../../search/KeepForm';
import { loadComparison, oneActions } from '../../../../search/one.server';
import { searchAt } from '../../../../search/paths';
import { SearchTabs } from '../../../../search/Tabs';
import { Alert, ButtonLink, Card, EmptyState, PageHeader } from '../../../../ui';

export const handle: RouteHandle = { title: 'search:compare.title', light: true, i18n: ['search'] };

export const loader = page('company', loadComparison);
export const action = oneActions;

export default function Compare() {
  const { t } = useTranslation('search');
  const { rows, gone, listActions, from, postWords, key } = useLoaderData<typeof loader>();
  const back = <ButtonLink to={searchAt(from)}>{t('compare.back')}</ButtonLink>;
  return (
    <>
      <PageHeader
        title={t('compare.title')}
        subtitle={t('compare.subtitle')}
        action={rows.length > 0 && back}
      />
      <SearchTabs />
      {gone > 0 && <Alert title={t('list.gone', { count: gone })} />}
      {rows.length === 0 ? (
        <EmptyState
          icon={<Columns2 aria-hidden="true" />}
          title={t('compare.none')}
          text={t('compare.noneText')}
          action={back}
        />
      ) : (
        <>
          <CompareTable rows={rows} listActions={listActions} from={from} postWords={postWords} />
          <Card title={t('profile.keep')} level={2}>
            <KeepForm keys={rows.map((row) => row.key)} listActions={listActions} formKey={key} />
          </Card>
        </>
      )}
    </>
  );
}
