import Typography from '@mui/material/Typography';
import { useGetOne } from 'react-admin';
import { listOf } from '../addresses';
import { Facts } from '../kit/Facts';
import { FieldValue } from '../kit/FieldValue';
import { History } from '../kit/History';
import { MoveButtons } from '../kit/MoveButtons';
import type { MoveFieldSpec } from '../kit/MoveInput';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ResourceShow } from '../kit/ResourceShow';
import { StatusChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

export function ReportShow() {
  return <ResourceShow resource="board-reports">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** A report with its reason, the moderators' decision, and the discussion. */
function Screen({ record }: { record: RecordOf<'board-reports'> }) {
  const words = useWords();
  const open = record.status === 'open';
  const reason = (hint: 'upheldHint' | 'keptHint'): readonly MoveFieldSpec[] => [
    {
      source: 'comment',
      kind: 'comment',
      label: words.field('board-reports', 'answer'),
      hint: words.t(`community.${hint}`),
    },
  ];
  return (
    <>
      <PageHead
        title={`${words.name('board-reports')} #${record.id}`}
        parent={{ to: listOf('board-reports'), label: words.name('board-reports', 2) }}
        beside={<StatusChip resource="board-reports" status={record.status} />}
        subtitle={<FieldValue resource="board-reports" record={record} source="companyId" />}
        actions={
          <MoveButtons
            resource="board-reports"
            record={record}
            fields={{ uphold: reason('upheldHint'), dismiss: reason('keptHint') }}
          />
        }
      />
      <Columns
        main={
          <>
            <Panel title={words.field('board-reports', 'reason')}>
              <Typography sx={{ whiteSpace: 'pre-wrap' }}>{record.reason}</Typography>
            </Panel>
            {record.commentId === null ? null : <Comment id={record.commentId} open={open} />}
            <Post id={record.postId} open={open && record.commentId === null} />
            {record.answer ? (
              <Panel title={words.field('board-reports', 'answer')}>
                <Typography sx={{ whiteSpace: 'pre-wrap' }}>{record.answer}</Typography>
              </Panel>
            ) : null}
          </>
        }
        aside={
          <>
            <Panel title={words.name('board-reports')}>
              <Facts
                resource="board-reports"
                record={record}
                fields={['companyId', 'reporterId', 'createdAt']}
              />
            </Panel>
            <Panel title={words.t('kit.history')}>
              <History resource="board-reports" id={record.id} />
            </Panel>
          </>
        }
      />
    </>
  );
}

interface ContentProps {
  readonly id: number;
  /**
   * True while a report about the content waits for a decision. The decision can hide the content, so a
   * separate button to hide it is not shown.
   */
  readonly open: boolean;
}

/** A post, which staff can hide or show even without a report. */
function Post({ id, open }: ContentProps) {
  const words = useWords();
  const { data } = useGetOne<RecordOf<'board-posts'>>('board-posts', { id });
  if (!data) return null;
  return (
    <Panel title={words.t('community.post')}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {data.title}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', mb: 2 }}>{data.body}</Typography>
      <Facts resource="board-posts" record={data} fields={['authorId', 'audience', 'status', 'createdAt']} />
      {open ? null : <MoveButtons resource="board-posts" record={data} minor />}
    </Panel>
  );
}

function Comment({ id, open }: ContentProps) {
  const words = useWords();
  const { data } = useGetOne<RecordOf<'board-comments'>>('board-comments', { id });
  if (!data) return null;
  return (
    <Panel title={words.t('community.comment')}>
      <Typography sx={{ whiteSpace: 'pre-wrap', mb: 2 }}>{data.body}</Typography>
      <Facts resource="board-comments" record={data} fields={['authorId', 'status', 'createdAt']} />
      {open ? null : <MoveButtons resource="board-comments" record={data} minor />}
    </Panel>
  );
}
