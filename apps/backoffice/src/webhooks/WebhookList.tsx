import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { useWords } from '../kit/words';

const columns: readonly Column<'webhooks'>[] = [
  { source: 'title', link: true },
  { source: 'companyId' },
  { source: 'address' },
  { source: 'status' },
  { source: 'failingSince' },
  { source: 'createdAt', hidden: true },
];

/** Webhooks of companies. Webhooks whose deliveries fail are yellow. */
export function WebhookList() {
  const words = useWords();
  return (
    <>
      <PageHead title={words.name('webhooks', 2)} subtitle={words.t('integrations.webhooksHint')} />
      <ResourceList
        resource="webhooks"
        columns={columns}
        filters={['companyId', 'createdAt']}
        needsCare={({ status, failingSince }) => status === 'active' && failingSince !== null}
        empty={{ title: words.t('integrations.noWebhooks'), hint: words.t('integrations.noWebhooksHint') }}
      >
        <StatusTabs resource="webhooks" states={['active', 'failed', 'paused', 'retired']} />
      </ResourceList>
    </>
  );
}
