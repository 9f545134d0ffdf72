import { listOf } from '../addresses';
import { Facts } from '../kit/Facts';
import { History } from '../kit/History';
import { MoveButtons } from '../kit/MoveButtons';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ResourceList } from '../kit/ResourceList';
import { ResourceShow } from '../kit/ResourceShow';
import type { Column } from '../kit/ResourceTable';
import { StatusChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

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
  const number = `Squad #${record.id}`;
  return (
    <>
      <PageHead
        title={record.title || number}
        windowTitle={record.title ? `${number} | ${record.title}` : number}
        parent={{ to: listOf('squads'), label: words.name('squads', 2) }}
        beside={<StatusChip resource="squads" status={record.status} />}
        subtitle={`#${record.id}`}
        actions={<MoveButtons resource="squads" record={record} />}
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
            <Panel title={words.name('briefings', 2)}>
              <ResourceList
                resource="briefings"
                columns={briefings}
                sort={['id', 'DESC']}
                within={{ squadId: record.id }}
                empty={{
                  title: words.t('work.noSquadBriefings'),
                  hint: words.t('work.noSquadBriefingsHint'),
                }}
              />
            </Panel>
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
