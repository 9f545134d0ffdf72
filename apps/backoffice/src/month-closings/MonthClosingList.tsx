import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';
import { CloseMonth } from './CloseMonth';

/** The next month to close, and below it the closed months. */
export function MonthClosingList() {
  const words = useWords();
  const columns: readonly Column<'month-closings'>[] = [
    { source: 'month', link: true, render: (row) => words.month(row.month) },
    { source: 'status' },
    { source: 'closedById' },
    { source: 'createdAt' },
    { source: 'reopenedById' },
    { source: 'entryCount' },
  ];
  return (
    <>
      <PageHead
        help={['finance', 'month-closing']}
        title={words.name('month-closings', 2)}
        subtitle={words.t('books.closingsHint')}
      />
      <CloseMonth />
      <ResourceList
        resource="month-closings"
        columns={columns}
        filters={['status', 'month']}
        empty={{ title: words.t('books.noClosings'), hint: words.t('books.noClosingsHint') }}
      />
    </>
  );
}
