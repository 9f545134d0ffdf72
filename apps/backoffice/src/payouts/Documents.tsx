import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useGetList } from 'ra-core';
import { FactList } from '../kit/Facts';
import { FieldValue } from '../kit/FieldValue';
import { Panel } from '../kit/Panel';
import { ReferenceLink } from '../kit/ReferenceLink';
import { StatusChip } from '../kit/StatusChip';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { api } from '../providers/data';
import { mayRead, type RecordOf } from '../resources';

/** Documents of a payout: the creator's invoices, and RPAs issued for an individual. */
export function Documents({ payoutId }: { payoutId: number }) {
  const words = useWords();
  const actor = useActor();
  const of = {
    filter: { payoutId },
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'id', order: 'ASC' },
  } as const;
  const invoices = useGetList<RecordOf<'invoices'>>('invoices', of, { enabled: mayRead(actor, 'invoices') });
  const rpas = useGetList<RecordOf<'rpas'>>('rpas', of, { enabled: mayRead(actor, 'rpas') });
  const rows = [
    ...(invoices.data ?? []).map((invoice) => ({
      name: words.name('invoices'),
      value: (
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
          <ReferenceLink resource="invoices" id={invoice.id} />
          <StatusChip resource="invoices" status={invoice.status} />
          <FieldValue resource="invoices" record={invoice} source="fileId" />
        </Box>
      ),
    })),
    ...(rpas.data ?? []).map(({ id, number, year }) => ({
      name: words.name('rpas'),
      value: (
        <Link href={`${api}/rpas/${id}/document`} target="_blank" rel="noopener">
          {number}/{year} (PDF)
        </Link>
      ),
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <Panel title={words.t('finance.documents')} help={['creator', 'rpa']}>
      <FactList rows={rows} />
    </Panel>
  );
}
