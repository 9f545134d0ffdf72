import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { listOf } from '../addresses';
import { Facts } from '../kit/Facts';
import { History } from '../kit/History';
import { MoveButtons } from '../kit/MoveButtons';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ResourceShow } from '../kit/ResourceShow';
import { StatusChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

export function LeadShow() {
  return <ResourceShow resource="leads">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** A request for a demo with contact data and its handling. */
function Screen({ record }: { record: RecordOf<'leads'> }) {
  const words = useWords();
  return (
    <>
      <PageHead
        title={record.company}
        parent={{ to: listOf('leads'), label: words.name('leads', 2) }}
        beside={<StatusChip resource="leads" status={record.status} />}
        subtitle={record.name}
        actions={<MoveButtons resource="leads" record={record} />}
      />
      <Columns
        main={
          <Panel title={words.field('leads', 'message')}>
            <Typography sx={{ whiteSpace: 'pre-wrap' }}>{record.message || '–'}</Typography>
          </Panel>
        }
        aside={
          <>
            <Panel title={record.name}>
              <Link href={`mailto:${record.email}`}>{record.email}</Link>
              <Facts
                resource="leads"
                record={record}
                fields={['phone', 'locale', 'source', 'consentedAt', 'createdAt']}
              />
            </Panel>
            <Panel title={words.t('kit.history')}>
              <History resource="leads" id={record.id} />
            </Panel>
          </>
        }
      />
    </>
  );
}
