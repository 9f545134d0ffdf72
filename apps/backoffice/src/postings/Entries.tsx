import { bookkeepers, type LedgerEntryReport } from '@elenco/core/finance';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../addresses';
import { Money } from '../kit/FieldValue';
import { Panel } from '../kit/Panel';
import { SmallTable } from '../kit/SmallTable';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { ContractEntriesLink } from './ContractEntriesLink';
import { isReversal, postingName } from './entryName';
import { largestOf } from './largest';

interface Props {
  /** Records whose ledger entries are shown. The id is null for a record that does not exist yet. */
  readonly about: readonly (readonly [resource: string, id: number | null])[];
  readonly contractId?: number | null;
}

/**
 * Ledger entries about records, each with a link to its screen. Renders nothing for staff who may not read
 * the ledger.
 */
export function Entries({ about, contractId = null }: Props) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const reads = bookkeepers(useActor()).length > 0;
  const found = useQueries({
    queries: about
      .filter(([, id]) => id !== null)
      .map(([resource, id]) => ({
        queryKey: ['ledger-entries', resource, id],
        queryFn: () => data.ask<LedgerEntryReport[]>(`ledger-entries?resource=${resource}&rowId=${id}`),
        enabled: reads,
      })),
  });
  if (!reads || found.some((one) => one.data === undefined)) return null;
  const entries = found.flatMap((one) => one.data ?? []).toSorted((one, other) => one.id - other.id);
  const heads = ['entry', 'on', 'what', 'amount'] as const;
  return (
    <Panel title={words.t('books.entries')}>
      {entries.length === 0 ? (
        <Typography color="textSecondary">{words.t('books.noEntries')}</Typography>
      ) : (
        <SmallTable
          label={words.t('books.entries')}
          heads={heads.map((head) => words.t(`books.${head}`))}
          rows={entries.flatMap((entry) => {
            const [first] = entry.postings;
            const most = largestOf(entry.postings);
            if (!first || !most) return [];
            return [
              {
                key: String(entry.id),
                cells: [
                  <Link key="entry" component={RouterLink} to={addressOf('postings', first.id)}>
                    #{entry.id}
                  </Link>,
                  words.day(entry.bookedOn),
                  postingName(words, { ...first, kind: entry.kind }),
                  <Money
                    key="amount"
                    cents={Math.abs(most.amountCents) * (isReversal(entry) ? -1 : 1)}
                    currency={most.currency}
                  />,
                ],
              },
            ];
          })}
        />
      )}
      {contractId === null ? null : (
        <Box sx={{ mt: 1 }}>
          <ContractEntriesLink contractId={contractId} />
        </Box>
      )}
    </Panel>
  );
}
