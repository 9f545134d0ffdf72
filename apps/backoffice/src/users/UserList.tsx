import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { ToneChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { LoginAs } from './LoginAs';

const columns: readonly Column<'users'>[] = [
  { source: 'id', render: (row) => `#${row.id}` },
  { source: 'name', link: true },
  { source: 'email' },
  { source: 'companyId' },
  { source: 'creatorId' },
  { source: 'duties' },
  { source: 'createdAt' },
  { source: 'suspendedAt', label: 'people.account', render: (row) => <Access person={row} /> },
];

/** Shows that the account is suspended; otherwise the link to log in as the user. */
function Access({ person }: { person: RecordOf<'users'> }) {
  const words = useWords();
  if (person.suspendedAt) return <ToneChip tone="error" label={words.t('people.suspended')} />;
  return <LoginAs person={person} />;
}

export function UserList() {
  const words = useWords();
  return (
    <>
      <PageHead title={words.name('users', 2)} />
      <ResourceList
        resource="users"
        columns={columns}
        filters={['staff', 'companyId', 'createdAt']}
        bulk
        empty={{ title: words.t('people.noUsers'), hint: words.t('people.noUsersHint') }}
      />
    </>
  );
}
