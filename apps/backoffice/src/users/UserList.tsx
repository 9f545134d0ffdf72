import { owners } from '@elenco/core/people';
import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { ToneChip } from '../kit/StatusChip';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { invitePath } from '../staff/address';
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

/** Link that starts an impersonation. If the account is suspended, a note states that instead. */
function Access({ person }: { person: RecordOf<'users'> }) {
  const words = useWords();
  if (person.suspendedAt) return <ToneChip tone="error" label={words.t('people.suspended')} />;
  return <LoginAs person={person} />;
}

export function UserList() {
  const words = useWords();
  const isOwner = owners(useActor()).length > 0;
  return (
    <>
      <PageHead
        title={words.name('users', 2)}
        actions={
          isOwner ? (
            <Button
              component={Link}
              to={invitePath}
              color="secondary"
              variant="outlined"
              startIcon={<PersonAdd />}
            >
              {words.t('platform.inviteTitle')}
            </Button>
          ) : null
        }
      />
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
