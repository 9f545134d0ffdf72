import Box from '@mui/material/Box';
import { listOf } from '../addresses';
import { EditLink } from '../kit/EditLink';
import { Facts } from '../kit/Facts';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ResourceShow } from '../kit/ResourceShow';
import { ToneChip } from '../kit/StatusChip';
import { Timeline } from '../kit/Timeline';
import { useWords } from '../kit/words';
import { Colleagues } from '../notes/Colleagues';
import type { RecordOf } from '../resources';
import { ConsentsPanel } from './ConsentsPanel';
import { CorrectEmail } from './CorrectEmail';
import { LoginAs } from './LoginAs';
import { SignInsPanel } from './SignInsPanel';
import { Suspension } from './Suspension';
import { WaitingEmail } from './WaitingEmail';

export function UserShow() {
  return <ResourceShow resource="users">{(record) => <Screen record={record} />}</ResourceShow>;
}

function Screen({ record }: { record: RecordOf<'users'> }) {
  const words = useWords();
  return (
    <>
      <PageHead
        title={record.name}
        windowTitle={`User #${record.id} - ${record.name}`}
        parent={{ to: listOf('users'), label: words.name('users', 2) }}
        beside={
          record.suspendedAt ? <ToneChip tone="error" label={words.t('people.suspended')} /> : undefined
        }
        subtitle={`#${record.id}`}
        actions={
          <>
            <EditLink resource="users" record={record} />
            <CorrectEmail person={record} />
            <LoginAs person={record} variant="outlined" />
            <Suspension person={record} />
          </>
        }
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Columns
          main={
            <>
              <WaitingEmail person={record} />
              <Panel title={words.t('people.userData')}>
                <Facts
                  resource="users"
                  record={record}
                  fields={[
                    'email',
                    'phone',
                    'cpf',
                    'locale',
                    'staff',
                    'duties',
                    'companyId',
                    'companyRole',
                    'creatorId',
                    'suspendedAt',
                    'createdAt',
                    'updatedAt',
                  ]}
                />
              </Panel>
              <SignInsPanel userId={record.id} />
              <ConsentsPanel userId={record.id} />
            </>
          }
          aside={<Colleagues about={{ userId: record.id }} />}
        />
        <Timeline of="users" id={record.id} />
      </Box>
    </>
  );
}
