import { bankReturnRule } from '@elenco/core/finance';
import { listOf } from '../addresses';
import { LinkTabs } from '../kit/LinkTabs';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { mayRead } from '../resources';

/** Tabs of payouts: the list, the run, and the files that were sent to the bank. */
export function PayoutTabs() {
  const words = useWords();
  const actor = useActor();
  const tabs = [
    { to: listOf('payouts'), label: words.name('payouts', 2) },
    ...(bankReturnRule(actor).length > 0 ? [{ to: '/finance/run', label: words.t('run.title') }] : []),
    ...(mayRead(actor, 'payment-files')
      ? [{ to: listOf('payment-files'), label: words.name('payment-files', 2) }]
      : []),
  ];
  return tabs.length > 1 ? <LinkTabs label={words.name('payouts', 2)} tabs={tabs} /> : null;
}
