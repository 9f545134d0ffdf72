import { addressOf } from '../addresses';
import { Facts } from '../kit/Facts';
import { History } from '../kit/History';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { RelatedList } from '../kit/RelatedList';
import { ResourceShow } from '../kit/ResourceShow';
import { StatusChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import { ConfirmFigures } from '../observations/ConfirmFigures';
import { columns } from '../observations/columns';
import type { RecordOf } from '../resources';

export function PostShow() {
  return <ResourceShow resource="posts">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** A post: whether it is online, its caption, and all its metrics. */
function Screen({ record }: { record: RecordOf<'posts'> }) {
  const words = useWords();
  const what = `${words.oneOf('formats', record.format)}, ${words.oneOf('channels', record.network)}`;
  return (
    <>
      <PageHead
        title={what}
        windowTitle={`${words.name('posts')} #${record.id}`}
        parent={{
          to: `${addressOf('briefings', record.briefingId)}/contracts`,
          label: `${words.name('briefings')} #${record.briefingId}`,
        }}
        beside={<StatusChip resource="posts" status={record.status} />}
      />
      <Columns
        main={
          <>
            <RelatedList
              resource="observations"
              columns={columns}
              filters={['metric', 'source', 'reachKind', 'confirmed']}
              sort={['observedAt', 'DESC']}
              within={{ postId: record.id }}
              bulk={<ConfirmFigures />}
              empty={{ title: words.t('work.noFigures'), hint: words.t('work.noFiguresHint') }}
            />
            <Panel title={words.t('work.content')}>
              <Facts
                resource="posts"
                record={record}
                fields={[
                  'url',
                  'publishedAt',
                  'caption',
                  'disclosure',
                  'captionSource',
                  'captionAt',
                  'checkedAt',
                  'readAt',
                  'askedAt',
                  'networkPostId',
                  'contractId',
                  'companyId',
                  'creatorId',
                ]}
              />
            </Panel>
          </>
        }
        aside={
          <Panel title={words.t('kit.history')}>
            <History resource="posts" id={record.id} />
          </Panel>
        }
      />
    </>
  );
}
