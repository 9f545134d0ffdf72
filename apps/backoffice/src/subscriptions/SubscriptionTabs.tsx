import { listOf } from '../addresses';
import { LinkTabs } from '../kit/LinkTabs';
import { useWords } from '../kit/words';

/** Tabs of subscriptions: companies' plans, and the periods that they are charged for. */
export function SubscriptionTabs() {
  const words = useWords();
  return (
    <LinkTabs
      label={words.name('subscriptions', 2)}
      tabs={(['subscriptions', 'subscription-periods'] as const).map((name) => ({
        to: listOf(name),
        label: words.name(name, 2),
      }))}
    />
  );
}
