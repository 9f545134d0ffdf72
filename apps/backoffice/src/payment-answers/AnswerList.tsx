import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { useWords } from '../kit/words';
import { PayoutTabs } from '../payouts/PayoutTabs';
import { Codes } from './Codes';
import { ReadReturnLink } from './ReadReturnLink';

const columns: readonly Column<'payment-answers'>[] = [
  { source: 'id', render: (row) => `#${row.id}`, link: true },
  { source: 'createdAt', hidden: true },
  { source: 'paymentFileId' },
  { source: 'payoutId' },
  { source: 'reference', render: (row) => <span style={{ whiteSpace: 'nowrap' }}>{row.reference}</span> },
  { source: 'outcome' },
  { source: 'codes', render: (row) => <Codes codes={row.codes} /> },
  { source: 'status' },
  { source: 'amountCents' },
];

/** The bank's answers to payments. Answers that matched no payment wait for staff and are yellow. */
export function AnswerList() {
  const words = useWords();
  return (
    <>
      <PageHead
        help={['finance', 'return-file']}
        title={words.name('payment-answers', 2)}
        subtitle={words.t('paymentFiles.answersHint')}
        actions={<ReadReturnLink />}
      />
      <PayoutTabs />
      <ResourceList
        resource="payment-answers"
        columns={columns}
        filters={['outcome', 'paymentFileId', 'payoutId']}
        needsCare={(row) => row.status === 'open'}
        empty={{ title: words.t('paymentFiles.noAnswers'), hint: words.t('paymentFiles.answersHint') }}
      >
        <StatusTabs resource="payment-answers" states={['open', 'applied', 'closed']} />
      </ResourceList>
    </>
  );
}
