import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { FactList } from '../kit/Facts';
import { MoveButtons } from '../kit/MoveButtons';
import { Panel } from '../kit/Panel';
import { StatusChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/** A creator's connected social network accounts, with dates. The accounts' credentials are never shown. */
export function ConnectionsPanel({ creatorId }: { creatorId: number }) {
  const words = useWords();
  const { data, isPending } = useGetList<RecordOf<'connections'>>('connections', {
    filter: { creatorId },
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'channel', order: 'ASC' },
  });
  return (
    <Panel title={words.t('people.connections')}>
      {isPending ? <Skeleton height={80} /> : null}
      {data?.length === 0 ? (
        <Typography color="textSecondary">{words.t('people.noConnections')}</Typography>
      ) : null}
      {data?.map((one) => (
        <Box key={one.id} sx={{ '& + &': { mt: 3 } }}>
          <Connection record={one} />
        </Box>
      ))}
    </Panel>
  );
}

function Connection({ record }: { record: RecordOf<'connections'> }) {
  const words = useWords();
  const field = (source: keyof RecordOf<'connections'> & string) => words.field('connections', source);
  return (
    <>
      <FactList
        rows={[
          { name: words.oneOf('channels', record.channel), value: <strong>@{record.handle}</strong> },
          { name: field('status'), value: <StatusChip resource="connections" status={record.status} /> },
          { name: field('consentedAt'), value: words.day(record.consentedAt) },
          { name: field('measuredAt'), value: words.moment(record.measuredAt) },
          ...(record.failingSince && record.failure
            ? [
                { name: field('failingSince'), value: words.moment(record.failingSince) },
                { name: field('failure'), value: words.oneOf('failure', record.failure) },
              ]
            : []),
        ]}
      />
      <MoveButtons resource="connections" record={record} minor />
    </>
  );
}
