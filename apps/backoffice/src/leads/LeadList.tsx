import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { useWords } from '../kit/words';

/** Requests for a demo, newest first. */
export function LeadList() {
  const words = useWords();
  const columns: readonly Column<'leads'>[] = [
    { source: 'company', link: true },
    { source: 'name' },
    { source: 'email' },
    { source: 'status' },
    { source: 'locale' },
    { source: 'createdAt' },
  ];
  return (
    <>
      <PageHead title={words.name('leads', 2)} subtitle={words.t('reach.leadsHint')} />
      <ResourceList
        resource="leads"
        columns={columns}
        filters={['locale']}
        empty={{ title: words.t('reach.noLeads'), hint: words.t('reach.noLeadsHint') }}
      >
        <StatusTabs resource="leads" states={['new', 'contacted', 'closed']} />
      </ResourceList>
    </>
  );
}
