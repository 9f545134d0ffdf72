import Link from '@mui/material/Link';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';
import { api } from '../providers/data';

const columns: readonly Column<'rpas'>[] = [
  {
    source: 'number',
    render: ({ id, number, year }) => (
      <Link href={`${api}/rpas/${id}/document`} target="_blank" rel="noopener">
        {number}/{year} (PDF)
      </Link>
    ),
  },
  { source: 'issuedOn' },
  { source: 'paidOn' },
  { source: 'creatorId' },
  { source: 'payoutId' },
  { source: 'grossCents' },
  { source: 'netCents' },
];

/** RPAs (receipts of individuals), by number. */
export function RpaList() {
  const words = useWords();
  return (
    <>
      <PageHead
        help={['creator', 'rpa']}
        title={words.name('rpas', 2)}
        subtitle={words.t('books.rpasHint')}
      />
      <ResourceList
        resource="rpas"
        columns={columns}
        filters={['creatorId', 'year', 'issuedOn']}
        empty={{ title: words.t('books.noRpas'), hint: words.t('books.rpasHint') }}
      />
    </>
  );
}
