import { listOf } from '../addresses';
import { Facts } from '../kit/Facts';
import { FieldValue } from '../kit/FieldValue';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { RelatedList } from '../kit/RelatedList';
import { ResourceShow } from '../kit/ResourceShow';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { CreatorCell, listMemberColumns, ToShortlist } from './ToShortlist';

const activityColumns: readonly Column<'list-activities'>[] = [
  { source: 'createdAt' },
  { source: 'creatorId', link: true, render: (row) => <CreatorCell row={row} /> },
  { source: 'kind' },
  { source: 'value' },
  { source: 'authorId' },
];

export function ListShow() {
  return <ResourceShow resource="lists">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** A company's list with its creators. Selected creators can be added to a shortlist. */
function Screen({ record }: { record: RecordOf<'lists'> }) {
  const words = useWords();
  return (
    <>
      <PageHead
        title={record.name}
        parent={{ to: listOf('lists'), label: words.name('lists', 2) }}
        subtitle={<FieldValue resource="lists" record={record} source="companyId" />}
      />
      <Columns
        main={
          <>
            <RelatedList
              resource="list-members"
              columns={listMemberColumns}
              sort={['place', 'ASC']}
              within={{ listId: record.id }}
              bulk={<ToShortlist companyId={record.companyId} />}
              empty={{ title: words.t('kept.noMembers'), hint: words.t('kept.noneHint') }}
            />
            <RelatedList
              resource="list-activities"
              columns={activityColumns}
              sort={['id', 'DESC']}
              within={{ listId: record.id }}
              empty={{ title: words.t('kept.noActivities'), hint: words.t('kept.noActivitiesHint') }}
            />
          </>
        }
        aside={
          <Panel title={words.name('lists')}>
            <Facts
              resource="lists"
              record={record}
              fields={['companyId', 'note', 'createdById', 'createdAt']}
            />
          </Panel>
        }
      />
    </>
  );
}
