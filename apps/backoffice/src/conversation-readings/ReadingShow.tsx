import { isOpenReading, type ReadMessage } from '@elenco/core/hiring';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { listOf } from '../addresses';
import { Facts } from '../kit/Facts';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ResourceShow } from '../kit/ResourceShow';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import type { RecordOf } from '../resources';

export function ReadingShow() {
  return (
    <ResourceShow resource="conversation-readings">{(record) => <Screen record={record} />}</ResourceShow>
  );
}

/**
 * A conversation, while it is open to the support user who gave a reason. Other staff, and the same user
 * later, see only the reason.
 */
function Screen({ record }: { record: RecordOf<'conversation-readings'> }) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const actor = useActor();
  const own = 'userId' in actor && actor.userId === record.readerId;
  const open = own && isOpenReading(record, new Date().toISOString());
  const { data: messages, error } = useQuery({
    queryKey: ['conversation-readings', 'messages', record.id],
    queryFn: () => data.ask<ReadMessage[]>(`conversation-readings/${record.id}/messages`),
    enabled: open,
    retry: false,
  });
  return (
    <>
      <PageHead
        help={['support', 'reading-record']}
        title={`${words.name('conversation-readings')} #${record.id}`}
        parent={{ to: listOf('conversation-readings'), label: words.name('conversation-readings', 2) }}
      />
      <Columns
        main={
          <Panel title={words.name('conversations')}>
            {!open || error ? <Alert severity="info">{words.t('readings.closed')}</Alert> : null}
            <Box component="ol" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
              {messages?.map((message) => (
                <Message key={message.seq} message={message} />
              ))}
            </Box>
          </Panel>
        }
        aside={
          <Panel title={words.field('conversation-readings', 'reason')}>
            <Facts
              resource="conversation-readings"
              record={record}
              fields={['reason', 'readerId', 'companyId', 'creatorId', 'briefingId', 'createdAt', 'until']}
            />
          </Panel>
        }
      />
    </>
  );
}

function Message({ message }: { message: ReadMessage }) {
  const words = useWords();
  const { side, author, body, fileName, createdAt, deletedAt } = message;
  return (
    <li>
      <Typography variant="body2" color="textSecondary">
        {`${author || '–'} · ${words.oneOf('side', side)} · ${words.moment(createdAt)}`}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {deletedAt ? words.t('readings.deleted') : body}
      </Typography>
      {fileName ? <Typography color="textSecondary">{fileName}</Typography> : null}
    </li>
  );
}
