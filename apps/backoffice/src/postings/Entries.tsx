import { bookkeepers, type LedgerEntryReport } from '@elenco/core/closing';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../addresses';
import { Money } from '../kit/FieldValue';
import { Panel } from '../kit/Panel';
import { SmallTable } from '../kit/SmallTable';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';

/** What was posted about a record, each with the way to its entry; for those who keep the books. */
export function Entries({ resource, id }: { resource: string; id: number }) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const reads = bookkeepers(useActor()).length > 0;
  const { data: entries } = useQuery({
    queryKey: ['ledger-entries', resource, id],
    queryFn: () => data.ask<LedgerEntryReport[]>(`ledger-entries?resource=${resource}&rowId=${id}`),
    enabled: reads,
  });
  if (!reads || !entries) return null;
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
            if (!first) return [];
            return [
              {
                key: String(entry.id),
                cells: [
                  <Link key="entry" component={RouterLink} to={addressOf('postings', first.id)}>
                    #{entry.id}
                  </Link>,
                  words.day(entry.bookedOn),
                  words.oneOf('ledgerEntry', entry.kind),
                  <Money
                    key="amount"
                    cents={Math.max(...entry.postings.map(({ amountCents }) => Math.abs(amountCents)))}
                    currency={first.currency}
                  />,
                ],
              },
            ];
          })}
        />
      )}
    </Panel>
  );
}
