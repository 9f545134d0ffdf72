import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { useWords } from '../kit/words';
import { TerminationStatus } from './TerminationStatus';

const columns: readonly Column<'settlements'>[] = [
  { source: 'id', render: (row) => `#${row.id}`, link: true },
  { source: 'companyId' },
  { source: 'creatorId' },
  { source: 'side' },
  { source: 'status', render: (row) => <TerminationStatus record={row} /> },
  { source: 'answerBy' },
  { source: 'creatorCents' },
  { source: 'refundCents' },
];

/**
 * Early ends of contracts, newest first. For staff with the duty to decide them, the first tab shows the
 * early ends that wait for a decision.
 */
export function TerminationList() {
  const words = useWords();
  return (
    <>
      <PageHead
        help={['finance', 'termination']}
        title={words.name('settlements', 2)}
        subtitle={words.t('finance.endings')}
      />
      <ResourceList
        resource="settlements"
        columns={columns}
        filters={['companyId', 'creatorId', 'createdAt']}
        empty={{ title: words.t('finance.noEndings'), hint: words.t('finance.noEndingsHint') }}
      >
        <StatusTabs
          resource="settlements"
          states={['under_review', 'agreed', 'requested', 'refunded', 'withdrawn']}
        />
      </ResourceList>
    </>
  );
}
