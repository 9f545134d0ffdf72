import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { listOf } from '../addresses';
import { EditLink } from '../kit/EditLink';
import { Facts } from '../kit/Facts';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ReferenceLink } from '../kit/ReferenceLink';
import { ResourceShow } from '../kit/ResourceShow';
import { ToneChip } from '../kit/StatusChip';
import { Timeline } from '../kit/Timeline';
import { useWords } from '../kit/words';
import { Colleagues } from '../notes/Colleagues';
import { PayoutsOf } from '../payouts/PayoutsOf';
import type { RecordOf } from '../resources';
import { SentMessagesPanel } from '../sent-messages/SentMessages';
import { EndAccess } from '../staff/EndAccess';
import { ConsentsPanel } from './ConsentsPanel';
import { CorrectEmail } from './CorrectEmail';
import { LoginAs } from './LoginAs';
import { SecondFactor } from './SecondFactor';
import { SendLink } from './SendLink';
import { SignInsPanel } from './SignInsPanel';
import { Suspension } from './Suspension';
import { useErasureOf } from './useErasureOf';
import { WaitingEmail } from './WaitingEmail';

export function UserShow() {
  return <ResourceShow resource="users">{(record) => <Screen record={record} />}</ResourceShow>;
}

function Screen({ record }: { record: RecordOf<'users'> }) {
  const words = useWords();
  const erasure = useErasureOf(record);
  return (
    <>
      <PageHead
        title={record.name}
        windowTitle={`${words.numbered('users', record.id)} - ${record.name}`}
        parent={{ to: listOf('users'), label: words.name('users', 2) }}
        beside={
          record.suspendedAt ? <ToneChip tone="error" label={words.t('people.suspended')} /> : undefined
        }
        subtitle={words.numbered('users', record.id)}
        actions={
          <>
            <EditLink resource="users" record={record} />
            <SendLink person={record} />
            <CorrectEmail person={record} />
            <LoginAs person={record} variant="outlined" />
            <Suspension person={record} />
            <EndAccess person={record} />
          </>
        }
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Columns
          main={
            <>
              {erasure?.eraseAt ? (
                <Alert severity="info" sx={{ mb: 2 }}>
                  {words.t('suspension.erasesOn', { day: words.day(erasure.eraseAt) })}{' '}
                  <ReferenceLink resource="privacy-requests" id={erasure.id} />
                </Alert>
              ) : null}
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
              <SecondFactor person={record} />
              <SignInsPanel userId={record.id} />
              {record.creatorId === null ? null : <PayoutsOf creatorId={record.creatorId} />}
              <ConsentsPanel userId={record.id} />
            </>
          }
          aside={
            <Colleagues
              about={{ userId: record.id }}
              also={record.creatorId === null ? undefined : { creatorId: record.creatorId }}
            />
          }
        />
        <SentMessagesPanel of="users" id={record.id} />
        <Timeline of="users" id={record.id} />
      </Box>
    </>
  );
}
