import { hasReceipt, receivedOf } from '@elenco/core/finance';
import { useGetList } from 'ra-core';
import { FactList } from '../kit/Facts';
import { Money } from '../kit/FieldValue';
import { Panel } from '../kit/Panel';
import { ReferenceLink } from '../kit/ReferenceLink';
import { SmallTable } from '../kit/SmallTable';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { Entries } from '../postings/Entries';
import { mayRead, type RecordOf } from '../resources';

type Charge = RecordOf<'charges'>;

/** Amounts received for a charge: their breakdown, the receipts and the ledger entries. */
export function Received({ record }: { readonly record: Charge }) {
  const reads = mayRead(useActor(), 'receipts');
  const { data: receipts = [], isPending } = useGetList<RecordOf<'receipts'>>(
    'receipts',
    {
      filter: { chargeId: record.id },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: reads },
  );
  const about = receipts.map(({ id }) => ['receipts', id] as const);
  return (
    <>
      <Split record={record} />
      {receipts.length > 0 ? <Receipts receipts={receipts} /> : null}
      {reads && isPending ? null : (
        <Entries about={[['charges', record.id], ...about]} contractId={record.contractId} />
      )}
    </>
  );
}

/** Breakdown of the amount received for a paid charge. */
function Split({ record }: { readonly record: Charge }) {
  const words = useWords();
  if (!hasReceipt(record)) return null;
  const { priceCents, fineCents, interestCents, differenceCents, totalCents } = receivedOf(record);
  const rows = [
    { name: words.t('finance.price'), cents: priceCents },
    { name: words.field('charges', 'fineCents'), cents: fineCents },
    { name: words.field('charges', 'interestCents'), cents: interestCents },
    { name: words.field('receipts', 'differenceCents'), cents: differenceCents },
  ].filter(({ cents }) => cents !== 0);
  const total = { name: words.field('charges', 'receivedCents'), cents: totalCents };
  return (
    <Panel title={words.field('charges', 'receivedCents')}>
      <FactList
        rows={[...(rows.length > 1 ? rows : []), total].map(({ name, cents }) => ({
          name,
          value: <Money cents={cents} currency={record.currency} />,
        }))}
      />
    </Panel>
  );
}

function Receipts({ receipts }: { readonly receipts: readonly RecordOf<'receipts'>[] }) {
  const words = useWords();
  return (
    <Panel title={words.name('receipts', 2)}>
      <SmallTable
        label={words.name('receipts', 2)}
        heads={[
          words.name('receipts'),
          words.field('receipts', 'receivedOn'),
          words.field('receipts', 'lateFeeCents'),
          words.field('receipts', 'amountCents'),
        ]}
        rows={receipts.map(({ id, receivedOn, lateFeeCents, amountCents, currency }) => ({
          key: String(id),
          cells: [
            <ReferenceLink key="receipt" resource="receipts" id={id} />,
            words.day(receivedOn),
            <Money key="late" cents={lateFeeCents} currency={currency} />,
            <Money key="amount" cents={amountCents} currency={currency} />,
          ],
        }))}
      />
    </Panel>
  );
}
