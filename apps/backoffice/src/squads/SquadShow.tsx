import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { listOf } from '../addresses';
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
import { mayRead, type RecordOf } from '../resources';
import { useSquadTitle } from './useSquadTitle';

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
  return (
    <>
      <PageHead
        title={record.title || windowTitle}
        windowTitle={windowTitle}
        parent={{ to: listOf('squads'), label: words.name('squads', 2) }}
        beside={<StatusChip resource="squads" status={record.status} />}
        subtitle={`#${record.id}`}
        actions={
          <>
            {mayRead(actor, 'audit') ? (
              <Button component={RouterLink} to={`/log/${record.id}`} color="secondary">
                {words.t('log.title')}
              </Button>
            ) : null}
            <MoveButtons resource="squads" record={record} />
          </>
        }
      />
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
