import { useLoaderData } from '@remix-run/react';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../../adapters/page.server';
import type { RouteHandle } from '../../../../handle';
import { Files } from '../../../../search/Files';
import { favoritesActions, loadFavorites } from '../../../../search/kept.server';
import { SelectionToken } from '../../../../search/Pick';
import { PickBar } from '../../../../search/PickBar';
import { ProfileCards } from '../../../../search/ProfileCards';
import { searchPath } from '../../../../search/paths';
import { useCreatorSelection } from '../../../../search/Results';
import { SearchTabs } from '../../../../search/Tabs';
import { Alert, ButtonLink, EmptyState, PageHeader, Row } from '../../../../ui';

export const handle: RouteHandle = { title: 'search:favorites.title', light: true, i18n: ['search'] };

export const loader = page('company', loadFavorites);
export const action = favoritesActions;

export default function Favorites() {
  const { t } = useTranslation('search');
  const { rows, gone, listActions, key, mayExport } = useLoaderData<typeof loader>();
  const picking = useCreatorSelection();
  return (
    <>
      <PageHeader title={t('favorites.title')} subtitle={t('favorites.subtitle')} />
      <SearchTabs />
      {gone > 0 && <Alert title={t('list.gone', { count: gone })} />}
      {rows.length === 0 ? (
        <EmptyState
          icon={<Star aria-hidden="true" />}
          title={t('favorites.none')}
          text={t(listActions ? 'favorites.noneText' : 'staff')}
          action={<ButtonLink to={searchPath}>{t('list.toSearch')}</ButtonLink>}
        />
      ) : (
        <>
          {listActions && (
            <Row>
              <Files mayExport={mayExport} />
            </Row>
          )}
          <SelectionToken />
          <ProfileCards rows={rows} listActions={listActions} picking={picking} />
          <PickBar listActions={listActions} picking={picking} formKey={key} />
        </>
      )}
    </>
  );
}
