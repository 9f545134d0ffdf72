import { MAX_RANGE } from '@elenco/core/kit';
import { squadLogReaders } from '@elenco/core/operations';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useGetList } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { listOf } from '../addresses';
import { hasDuty } from '../kit/access';
import { Facts } from '../kit/Facts';
import { History } from '../kit/History';
import { MoveButtons } from '../kit/MoveButtons';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { RelatedList } from '../kit/RelatedList';
import { ResourceShow } from '../kit/ResourceShow';
import type { Column } from '../kit/ResourceTable';
import { StatusChip } from '../kit/StatusChip';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { useSquadTitle } from './useSquadTitle';

const hired: readonly Column<'contracts'>[] = [
  { source: 'creatorId' },
  { source: 'title', link: true },
  { source: 'briefingId' },
  { source: 'status' },
  { source: 'totalCents' },
];
const invited: readonly Column<'proposals'>[] = [
  { source: 'creatorId' },
  { source: 'id', render: (row) => `#${row.id}`, link: true },
  { source: 'briefingId' },
  { source: 'status' },
  { source: 'statusSince' },
];
const briefings: readonly Column<'briefings'>[] = [
  { source: 'title', link: true },
  { source: 'status' },
  { source: 'budgetCents' },
];

export function SquadShow() {
  return <ResourceShow resource="squads">{(record) => <Screen record={record} />}</ResourceShow>;
}

function Screen({ record }: { record: RecordOf<'squads'> }) {
  const words = useWords();
  const { windowTitle } = useSquadTitle(record.id);
  const actor = useActor();
  const { data: projects = [], total = 0 } = useGetList<RecordOf<'briefings'>>('briefings', {
    filter: { squadId: record.id },
    pagination: { page: 1, perPage: MAX_RANGE },
    sort: { field: 'id', order: 'DESC' },
  });
  const ids = projects.map(({ id }) => id);
  return (
    <>
      <PageHead
        title={record.title || windowTitle}
        windowTitle={windowTitle}
        parent={{ to: listOf('squads'), label: words.name('squads', 2) }}
        beside={<StatusChip resource="squads" status={record.status} />}
        subtitle={words.numbered('squads', record.id)}
        actions={
          <>
            {squadLogReaders(actor).length > 0 ? (
              <Button component={RouterLink} to={`/log/${record.id}`} color="secondary">
                {words.t('log.title')}
              </Button>
            ) : null}
            <MoveButtons resource="squads" record={record} />
          </>
        }
      />
      {hasDuty(actor, 'curation') ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {words.t('work.squadMoves')}
        </Alert>
      ) : null}
      <Columns
        main={
          <>
            <Panel title={words.t('work.plan')}>
              <Facts
                resource="squads"
                record={record}
                fields={[
                  'description',
                  'companyId',
                  'ownerId',
                  'silent',
                  'budgetCents',
                  'startsOn',
                  'endsOn',
                ]}
              />
            </Panel>
            <RelatedList
              resource="briefings"
              columns={briefings}
              sort={['id', 'DESC']}
              within={{ squadId: record.id }}
              empty={{
                title: words.t('work.noSquadBriefings'),
                hint: words.t('work.noSquadBriefingsHint'),
              }}
            />
            {total > ids.length ? (
              <Alert severity="info">
                {words.t('work.newestProjects', {
                  shown: words.number(ids.length),
                  total: words.number(total),
                })}
              </Alert>
            ) : null}
            {ids.length > 0 ? <Creators briefingId={ids} /> : null}
          </>
        }
        aside={
          <Panel title={words.t('kit.history')}>
            <History resource="squads" id={record.id} />
          </Panel>
        }
      />
    </>
  );
}

/** Hired and invited creators of the squad's projects. */
function Creators({ briefingId }: { briefingId: readonly number[] }) {
  const words = useWords();
  const empty = { title: words.t('briefing.noHirings'), hint: words.t('briefing.noHiringsHint') };
  return (
    <>
      <RelatedList
        resource="contracts"
        title={words.t('work.hiredCreators')}
        columns={hired}
        sort={['id', 'DESC']}
        within={{ briefingId }}
        empty={empty}
      />
      <RelatedList
        resource="proposals"
        title={words.t('work.invitedCreators')}
        columns={invited}
        sort={['id', 'DESC']}
        within={{ briefingId }}
        empty={{ title: words.t('briefing.noProposals'), hint: words.t('briefing.noProposalsHint') }}
      />
    </>
  );
}
