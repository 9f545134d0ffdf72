import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';

const columns: readonly Column<'users'>[] = [
  { source: 'id', render: (row) => `#${row.id}` },
  { source: 'name', link: true },
  { source: 'email' },
  { source: 'companyId' },
  { source: 'creatorId' },
  { source: 'duties' },
  { source: 'createdAt' },
];

export function UserList() {
  const words = useWords();
  return (
    <>
      <PageHead title={words.name('users', 2)} />
      <ResourceList
        resource="users"
        columns={columns}
        filters={['staff', 'companyId', 'createdAt']}
        sort={['id', 'DESC']}
        empty={{ title: words.t('people.noUsers'), hint: words.t('people.noUsersHint') }}
      />
    </>
  );
}
