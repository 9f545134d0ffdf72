import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';
import { SearchTabs } from '../search/SearchTabs';

const columns: readonly Column<'lists'>[] = [
  { source: 'name', link: true },
  { source: 'companyId' },
  { source: 'note' },
  { source: 'createdById' },
  { source: 'createdAt' },
];

/** Lists of all companies, newest first. */
export function ListList() {
  const words = useWords();
  return (
    <>
      <PageHead title={words.name('lists', 2)} />
      <SearchTabs />
      <ResourceList
        resource="lists"
        columns={columns}
        filters={['companyId', 'createdAt']}
        empty={{ title: words.t('kept.none'), hint: words.t('kept.noneHint') }}
      />
    </>
  );
}
