import { useLoaderData } from '@remix-run/react';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../../adapters/page.server';
import type { RouteHandle } from '../../../../handle';
import { searchPath } from '../../../../search/paths';
import { SavedTable } from '../../../../search/SavedTable';
import { loadSaved, savedActions } from '../../../../search/saved.server';
import { SearchTabs } from '../../../../search/Tabs';
import { ButtonLink, EmptyState, PageHeader } from '../../../../ui';

export const handle: RouteHandle = { title: 'search:saved.title', light: true, i18n: ['search'] };

export const loader = page('company', async (ctx) => ({ rows: await loadSaved(ctx) }));
export const action = savedActions;

export default function Saved() {
  const { t } = useTranslation('search');
  const { rows } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t('saved.title')} subtitle={t('saved.subtitle')} />
      <SearchTabs />
      {rows && rows.length > 0 ? (
        <SavedTable rows={rows} />
      ) : (
        <EmptyState
          icon={<Bookmark aria-hidden="true" />}
          title={t('saved.none')}
          text={t(rows ? 'saved.noneText' : 'staff')}
          action={<ButtonLink to={searchPath}>{t('list.toSearch')}</ButtonLink>}
        />
      )}
    </>
  );
}
