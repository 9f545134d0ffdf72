import { type Currency, sum } from '@elenco/core/kit';
import Typography from '@mui/material/Typography';
import { useListContext } from 'ra-core';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

const columns: readonly Column<'postings'>[] = [
  { source: 'id' },
  { source: 'transactionId' },
  { source: 'createdAt' },
  { source: 'kind' },
  { source: 'account' },
  { source: 'companyId' },
  { source: 'creatorId' },
  { source: 'amountCents' },
];

/** Every posting; debit is positive. */
export function Ledger() {
  const words = useWords();
  return (
    <>
      <PageHead title={words.name('postings', 2)} subtitle={words.t('finance.ledgerHint')} />
      <ResourceList
        resource="postings"
        columns={columns}
        filters={['account', 'kind', 'companyId', 'creatorId', 'contractId', 'currency', 'createdAt']}
        sort={['id', 'DESC']}
        empty={{ title: words.t('finance.noPostings'), hint: words.t('finance.noPostingsHint') }}
      >
        <Sums />
      </ResourceList>
    </>
  );
}

/** The sum of the rows that are on the screen, for each currency by itself. */
function Sums() {
  const words = useWords();
  const { data = [] } = useListContext<RecordOf<'postings'>>();
  const currencies = [...new Set(data.map((row) => row.currency))];
  const sums = currencies.map((currency: Currency) =>
    words.money(sum(data.filter((row) => row.currency === currency).map((row) => row.amountCents)), currency),
  );
  return (
    <Typography role="status" variant="body2" sx={{ mb: 2, fontWeight: 600 }}>
      {data.length > 0 ? words.t('finance.sum', { rows: data.length, sums: words.list(sums) }) : null}
    </Typography>
  );
}
