import Typography from '@mui/material/Typography';
import { listOf } from '../addresses';
import { Facts } from '../kit/Facts';
import { FileLink } from '../kit/FileLink';
import { History } from '../kit/History';
import { MoveButtons } from '../kit/MoveButtons';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ResourceShow } from '../kit/ResourceShow';
import { StatusChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

export function MessageReportShow() {
  return <ResourceShow resource="message-reports">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** The message at the time of the report, the reason, and the decision. */
function Screen({ record }: { record: RecordOf<'message-reports'> }) {
  const words = useWords();
  return (
    <>
      <PageHead
        title={`${words.name('message-reports')} #${record.id}`}
        parent={{ to: listOf('message-reports'), label: words.name('message-reports', 2) }}
        beside={<StatusChip resource="message-reports" status={record.status} />}
        actions={<MoveButtons resource="message-reports" record={record} />}
      />
      <Columns
        main={
          <>
            <Panel title={words.field('message-reports', 'body')}>
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {record.body || '–'}
              </Typography>
              {record.fileId === null ? null : <FileLink id={record.fileId} />}
            </Panel>
            <Panel title={words.field('message-reports', 'reason')}>
              <Facts resource="message-reports" record={record} fields={['reason', 'text', 'reporterId']} />
            </Panel>
          </>
        }
        aside={
          <>
            <Panel title={words.t('reach.parties')}>
              <Facts
                resource="message-reports"
                record={record}
                fields={['authorId', 'side', 'companyId', 'creatorId', 'briefingId', 'createdAt']}
              />
            </Panel>
            <Panel title={words.t('kit.history')}>
              <History resource="message-reports" id={record.id} />
            </Panel>
          </>
        }
      />
    </>
  );
}
