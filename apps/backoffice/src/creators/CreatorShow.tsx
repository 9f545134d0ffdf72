import Box from '@mui/material/Box';
import { useGetList } from 'ra-core';
import { listOf } from '../addresses';
import { MergedInto } from '../duplicates/MergedInto';
import { EditLink } from '../kit/EditLink';
import { FactList, Facts } from '../kit/Facts';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { Portrait } from '../kit/Portrait';
import { RelatedList } from '../kit/RelatedList';
import { ResourceShow } from '../kit/ResourceShow';
import type { Column } from '../kit/ResourceTable';
import { ToneChip } from '../kit/StatusChip';
import { Timeline } from '../kit/Timeline';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { Colleagues } from '../notes/Colleagues';
import { PayeePanel } from '../payouts/PayeePanel';
import { PayoutsOf } from '../payouts/PayoutsOf';
import { mayRead, type RecordOf } from '../resources';
import { SentMessagesPanel } from '../sent-messages/SentMessages';
import { LoginAs } from '../users/LoginAs';
import { ConnectionsPanel } from './ConnectionsPanel';
import { CuratorPanel } from './CuratorPanel';
import { PublicPanel } from './PublicPanel';

const people: readonly Column<'users'>[] = [
  { source: 'name', link: true },
  { source: 'email' },
  { source: 'createdAt' },
  { source: 'id', label: 'people.account', acts: true, render: (row) => <LoginAs person={row} /> },
];
const proposals: readonly Column<'proposals'>[] = [
  { source: 'id', render: (row) => `#${row.id}`, link: true },
  { source: 'briefingId' },
  { source: 'status' },
  { source: 'statusSince' },
  { source: 'totalCents' },
];
const evaluations: readonly Column<'evaluations'>[] = [
  { source: 'side' },
  { source: 'status' },
  { source: 'rating' },
  { source: 'text' },
  { source: 'shownAt' },
];

export function CreatorShow() {
  return <ResourceShow resource="creators">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** Screen of a creator. Payout details are shown only to staff with duties that need them. */
function Screen({ record }: { record: RecordOf<'creators'> }) {
  const words = useWords();
  const actor = useActor();
  const within = { creatorId: record.id };
  const { data: [user] = [] } = useGetList<RecordOf<'users'>>(
    'users',
    { filter: within, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } },
    { enabled: mayRead(actor, 'notes') && mayRead(actor, 'users') },
  );
  const empty = { title: words.t('people.nothingYet'), hint: words.t('people.nothingYetHint') };
  return (
    <>
      <PageHead
        portrait={<Portrait creator={record} size={56} />}
        title={record.name}
        parent={{ to: listOf('creators'), label: words.name('creators', 2) }}
        beside={
          <ToneChip
            tone={record.available ? 'success' : 'default'}
            label={words.t(record.available ? 'people.available' : 'people.busy')}
          />
        }
        subtitle={words.numbered('creators', record.id)}
        actions={<EditLink resource="creators" record={record} />}
      />
      <MergedInto creator={record} />
      <Columns
        main={
          <>
            <Panel title={words.t('people.profile')}>
              <Facts
                resource="creators"
                record={record}
                fields={[
                  'bio',
                  'profileType',
                  'mainSkill',
                  'tags',
                  'city',
                  'state',
                  'country',
                  'gender',
                  'priceCents',
                  'evaluationAverage',
                  'evaluationCount',
                  'createdAt',
                ]}
              />
            </Panel>
            <PublicPanel creator={record} />
            <RelatedList
              resource="users"
              columns={people}
              sort={['name', 'ASC']}
              within={within}
              empty={empty}
            />
            <RelatedList
              resource="proposals"
              columns={proposals}
              sort={['id', 'DESC']}
              within={within}
              empty={empty}
            />
            <PayoutsOf creatorId={record.id} />
            <RelatedList
              resource="evaluations"
              columns={evaluations}
              sort={['id', 'DESC']}
              within={within}
              empty={empty}
            />
            <SentMessagesPanel of="creators" id={record.id} />
            {mayRead(actor, 'notes') ? <Timeline of="creators" id={record.id} /> : null}
          </>
        }
        aside={
          <>
            <Colleagues about={{ creatorId: record.id }} also={user && { userId: user.id }} />
            <Panel title={words.field('creators', 'presences')}>
              <Presences presences={record.presences} />
            </Panel>
            {mayRead(actor, 'connections') ? <ConnectionsPanel creatorId={record.id} /> : null}
            {mayRead(actor, 'curator-codes') ? <CuratorPanel creatorId={record.id} /> : null}
            {mayRead(actor, 'payees') ? <PayeePanel creatorId={record.id} /> : null}
          </>
        }
      />
    </>
  );
}

/** A creator's metrics on each social network, with their source and date. */
function Presences({ presences }: Pick<RecordOf<'creators'>, 'presences'>) {
  const words = useWords();
  if (presences.length === 0) return <>–</>;
  return (
    <FactList
      rows={presences.map((one) => ({
        name: words.oneOf('channels', one.channel),
        value: (
          <>
            <strong>{one.handle}</strong>
            <div>
              {words.t('people.reach', {
                followers: words.compact(one.followers),
                rate: words.rate(one.engagementBp),
              })}
            </div>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {words.t('people.source', {
                source: words.oneOf('figureSource', one.source),
                day: words.day(one.measuredAt),
              })}
            </Box>
          </>
        ),
      }))}
    />
  );
}
