import { sum } from '@elenco/core/kit';
import Typography from '@mui/material/Typography';
import { useGetList, useListContext } from 'ra-core';
import { HelpLink } from '../kit/HelpLink';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { postingName } from './entryName';
import { PartyOf } from './PartyOf';

const columns: readonly Column<'postings'>[] = [
  { source: 'id', link: true },
  { source: 'transactionId' },
  { source: 'bookedOn' },
  { source: 'createdAt', hidden: true },
  { source: 'kind', render: (posting) => <Name posting={posting} /> },
  { source: 'account' },
  { source: 'companyId', render: (posting) => <PartyOf field="companyId" posting={posting} /> },
  { source: 'creatorId', render: (posting) => <PartyOf field="creatorId" posting={posting} /> },
  { source: 'amountCents' },
];

function Name({ posting }: { readonly posting: RecordOf<'postings'> }) {
  return postingName(useWords(), posting);
}

/** List of all postings. Debits are positive amounts. */
export function Ledger() {
  const words = useWords();
  return (
    <>
      <PageHead
        title={words.name('postings', 2)}
        subtitle={
          <>
            {words.t('finance.ledgerHint')}{' '}
            <HelpLink topic={['brand', 'held-money']} name={words.option('postings', 'account', 'held')} />
          </>
        }
      />
      <ResourceList
        resource="postings"
        columns={columns}
        filters={[
          'account',
          'kind',
          'companyId',
          'creatorId',
          'contractId',
          'currency',
          'bookedOn',
          'createdAt',
        ]}
        empty={{ title: words.t('finance.noPostings'), hint: words.t('finance.noPostingsHint') }}
      >
        <Sums />
      </ResourceList>
    </>
  );
}

/**
 * Maximum number of postings in the sum. If there are more, no sum is shown, since it would be incomplete.
 */
const most = 1_000;

/** The sum of all filtered postings per currency. */
function Sums() {
  const words = useWords();
  const { total = 0, filterValues } = useListContext<RecordOf<'postings'>>();
  const { data } = useGetList<RecordOf<'postings'>>(
    'postings',
    { filter: filterValues, pagination: { page: 1, perPage: most }, sort: { field: 'id', order: 'DESC' } },
    { enabled: total > 0 && total <= most },
  );
  const sums = [...new Set(data?.map(({ currency }) => currency))].map((currency) => {
    const rows = data?.filter((row) => row.currency === currency) ?? [];
    return words.money(sum(rows.map(({ amountCents }) => amountCents)), currency);
  });
  return (
    <Typography role="status" variant="body2" sx={{ mb: 2, fontWeight: 600 }}>
      {total > most ? words.t('finance.noSum', { most: words.number(most) }) : null}
      {total <= most && sums.length > 0
        ? words.t('finance.sum', { rows: words.number(total), sums: words.list(sums) })
        : null}
    </Typography>
  );
}
