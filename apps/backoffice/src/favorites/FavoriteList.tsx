import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';
import { CreatorCell, ToShortlist } from '../lists/ToShortlist';
import { SearchTabs } from '../search/SearchTabs';

const columns: readonly Column<'favorites'>[] = [
  { source: 'creatorId', render: (row) => <CreatorCell row={row} /> },
  { source: 'companyId' },
  { source: 'addedById' },
  { source: 'createdAt' },
];

/** Favorite creators of companies. */
export function FavoriteList() {
  const words = useWords();
  return (
    <>
      <PageHead title={words.name('favorites', 2)} />
      <SearchTabs />
      <ResourceList
        resource="favorites"
        columns={columns}
        filters={['companyId', 'creatorId']}
        bulk={<ToShortlist />}
        empty={{ title: words.t('kept.noFavorites'), hint: words.t('kept.noneHint') }}
      />
    </>
  );
}
