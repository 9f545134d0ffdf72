import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { useWords } from '../kit/words';

/** Newsletter subscribers, including unconfirmed and unsubscribed ones. */
export function SubscriberList() {
  const words = useWords();
  const columns: readonly Column<'subscribers'>[] = [
    { source: 'email' },
    { source: 'status' },
    { source: 'locale' },
    { source: 'source' },
    { source: 'confirmedAt' },
    { source: 'createdAt' },
  ];
  return (
    <>
      <PageHead title={words.name('subscribers', 2)} subtitle={words.t('reach.newsletterHint')} />
      <ResourceList
        resource="subscribers"
        columns={columns}
        filters={['locale']}
        empty={{ title: words.t('reach.noReaders'), hint: words.t('reach.noReadersHint') }}
      >
        <StatusTabs resource="subscribers" states={['subscribed', 'waiting', 'left']} />
      </ResourceList>
    </>
  );
}
