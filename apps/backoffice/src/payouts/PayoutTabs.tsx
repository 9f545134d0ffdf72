import { bankReturnRule } from '@elenco/core/finance';
import { listOf, queueAddress } from '../addresses';
import { LinkTabs } from '../kit/LinkTabs';
import { useActor } from '../kit/useActor';
import { useWaiting, WaitingCount } from '../kit/WaitingCount';
import { useWords } from '../kit/words';
import { mayRead } from '../resources';

/**
 * Tabs of payouts: the list, the run, the files that were sent to the bank, and the bank's answers. The last
 * tab shows the number of answers to review.
 */
export function PayoutTabs() {
  const words = useWords();
  const actor = useActor();
  const toReview = useWaiting('payment-answers');
  const tabs = [
    { to: listOf('payouts'), label: words.name('payouts', 2) },
    ...(bankReturnRule(actor).length > 0 ? [{ to: '/finance/run', label: words.t('run.title') }] : []),
    ...(mayRead(actor, 'payment-files')
      ? [{ to: listOf('payment-files'), label: words.name('payment-files', 2) }]
      : []),
    ...(mayRead(actor, 'payment-answers')
      ? [
          {
            to: toReview > 0 ? queueAddress('payment-answers') : listOf('payment-answers'),
            label: words.name('payment-answers', 2),
            beside: <WaitingCount resource="payment-answers" />,
          },
        ]
      : []),
  ];
  return tabs.length > 1 ? <LinkTabs label={words.name('payouts', 2)} tabs={tabs} /> : null;
}
