import { addressOf } from '../addresses';
import { Facts } from '../kit/Facts';
import { History } from '../kit/History';
import { MoveButtons } from '../kit/MoveButtons';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ResourceShow } from '../kit/ResourceShow';
import { StatusChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { Drafts } from './Drafts';

export function DeliverableShow() {
  return <ResourceShow resource="deliverables">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** A deliverable from plan to published post. */
function Screen({ record }: { record: RecordOf<'deliverables'> }) {
  const words = useWords();
  const what = `${words.oneOf('formats', record.format)}, ${words.oneOf('channels', record.channel)}`;
  return (
    <>
      <PageHead
        title={`${what} · ${record.ordinal}`}
        windowTitle={`${words.name('deliverables')} #${record.id}`}
        parent={{
          to: `${addressOf('briefings', record.briefingId)}/contracts`,
          label: `${words.name('briefings')} #${record.briefingId}`,
        }}
        beside={<StatusChip resource="deliverables" status={record.status} />}
        actions={<MoveButtons resource="deliverables" record={record} />}
      />
      <Columns
        main={
          <>
            <Panel title={words.t('work.content')}>
              <Facts
                resource="deliverables"
                record={record}
                fields={[
                  'link',
                  'publishedAt',
                  'caption',
                  'draftLink',
                  'draftFileId',
                  'changeRounds',
                  'changeNote',
                  'dueOn',
                  'dueMovedBy',
                  'contractId',
                  'companyId',
                  'creatorId',
                ]}
              />
            </Panel>
            <Drafts deliverableId={record.id} />
          </>
        }
        aside={
          <Panel title={words.t('kit.history')}>
            <History resource="deliverables" id={record.id} />
          </Panel>
        }
      />
    </>
  );
}
