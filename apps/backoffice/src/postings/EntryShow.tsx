import type { LedgerEntryReport } from '@elenco/core/finance';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { listOf } from '../addresses';
import { FactList } from '../kit/Facts';
import { Money } from '../kit/FieldValue';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ReferenceLink } from '../kit/ReferenceLink';
import { ResourceShow } from '../kit/ResourceShow';
import { SmallTable } from '../kit/SmallTable';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { isResource, type RecordOf } from '../resources';
import { Entries } from './Entries';
import { postingName } from './entryName';

export function EntryShow() {
  return <ResourceShow resource="postings">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** The ledger entry of a posting, with its cause and the other postings. */
function Screen({ record }: { record: RecordOf<'postings'> }) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const { data: entry, error } = useQuery({
    queryKey: ['ledger-entries', record.transactionId],
    queryFn: () => data.ask<LedgerEntryReport>(`ledger-entries/${record.transactionId}`),
  });
  return (
    <>
      <PageHead
        title={`${words.t('books.entry')} #${record.transactionId}`}
        parent={{ to: listOf('postings'), label: words.name('postings', 2) }}
        subtitle={`${postingName(words, record)} · ${words.day(record.bookedOn)}`}
      />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {entry ? (
        <Columns
          main={
            <>
              <Panel title={words.t('books.postings')}>
                <SmallTable
                  label={words.t('books.postings')}
                  heads={[words.t('books.account'), words.t('books.party'), words.t('books.amount')]}
                  rows={entry.postings.map((posting) => ({
                    key: String(posting.id),
                    cells: [
                      words.oneOf('ledgerAccount', posting.account),
                      <Party key="party" posting={posting} />,
                      <Money key="amount" cents={posting.amountCents} currency={posting.currency} />,
                    ],
                  }))}
                />
              </Panel>
              <Entries about={[[entry.resource, entry.rowId]]} contractId={entry.contractId} />
            </>
          }
          aside={
            <Panel title={words.t('finance.about')}>
              <FactList
                rows={[
                  {
                    name: words.t('books.record'),
                    value: (
                      <>
                        {words.table(entry.resource)}{' '}
                        {isResource(entry.resource) ? (
                          <ReferenceLink resource={entry.resource} id={entry.rowId} />
                        ) : (
                          `#${entry.rowId}`
                        )}
                      </>
                    ),
                  },
                  ...(entry.contractId === null
                    ? []
                    : [
                        {
                          name: words.field('postings', 'contractId'),
                          value: <ReferenceLink resource="contracts" id={entry.contractId} />,
                        },
                      ]),
                  ...(entry.rate
                    ? [
                        {
                          name: words.t('books.rate'),
                          value: `${words.number(entry.rate.rateMicros / 1_000_000)} · ${entry.rate.source}`,
                        },
                      ]
                    : []),
                  { name: words.t('books.on'), value: words.day(entry.bookedOn) },
                  { name: words.t('books.posted'), value: words.moment(entry.at) },
                  {
                    name: words.t('books.cause'),
                    value: entry.cause ? words.cause(entry.cause.command) : '–',
                  },
                  { name: words.t('books.by'), value: entry.cause?.actorName ?? words.t('books.byProduct') },
                ]}
              />
            </Panel>
          }
        />
      ) : null}
    </>
  );
}

function Party({ posting }: { posting: LedgerEntryReport['postings'][number] }) {
  if (posting.companyId !== null) return <ReferenceLink resource="companies" id={posting.companyId} />;
  if (posting.creatorId !== null) return <ReferenceLink resource="creators" id={posting.creatorId} />;
  return '–';
}
